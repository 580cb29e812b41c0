import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './words';

const FILE = new URL('messages/en.d.json.ts', import.meta.url);

/** TypeScript types a JSON file's texts as `string`; use-intl derives a message's arguments from its literal type. */
const DECLARATION = `// Written by \`npm run words\`.
declare const messages: ${JSON.stringify(en, null, 2)};
export default messages;
`;

test('en.d.json.ts has the types of the English messages', () => {
  if (process.env.WRITE_WORDS !== undefined) writeFileSync(FILE, DECLARATION);
  expect(readFileSync(FILE, 'utf8'), 'run `npm run words`').toBe(DECLARATION);
});
