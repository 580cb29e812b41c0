import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './words';

const FILE = new URL('messages/en.d.json.ts', import.meta.url);

/** TypeScript reads the texts of a JSON file as `string`; use-intl derives arguments from what they say. */
const DECLARATION = `// Written by \`npm run words\`.
declare const messages: ${JSON.stringify(en, null, 2)};
export default messages;
`;

test('the types of the messages are those of the English texts', () => {
  if (process.env.WRITE_WORDS !== undefined) writeFileSync(FILE, DECLARATION);
  expect(readFileSync(FILE, 'utf8'), 'run `npm run words`').toBe(DECLARATION);
});
