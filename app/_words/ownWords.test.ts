import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOwnWords } from './ownWords';
import { en } from './words';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-words-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function setWords(words: object): Promise<void> {
  const path = join(folder, 'words.json');
  await writeFile(path, JSON.stringify(words));
  vi.stubEnv('FIELDBOOK_WORDS', path);
}

test('without an operator’s file, our messages are used', async () => {
  expect(await withOwnWords('en', en)).toBe(en);
});

test('messages in the file override ours, and no others change', async () => {
  await setWords({ en: { start: { newGame: 'Deal' } }, de: { start: { newGame: 'Los' } } });
  expect(await withOwnWords('en', en)).toEqual({ ...en, start: { ...en.start, newGame: 'Deal' } });
});

test.each([
  ['an unknown language', { xx: {} }, 'xx is not a language'],
  ['an unknown message', { en: { start: { gone: '…' } } }, 'en.start.gone is not a message'],
  [
    'messages in place of a text',
    { en: { start: { newGame: {} } } },
    'en.start.newGame must be a text',
  ],
  ['a text in place of messages', { en: { start: '…' } }, 'en.start must be messages'],
])('a file with %s is rejected, with the place of the fault', async (_, words, why) => {
  await setWords(words);
  await expect(withOwnWords('en', en)).rejects.toThrow(why);
});
