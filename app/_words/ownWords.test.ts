import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from './en';
import { withOwnWords } from './ownWords';

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

test('without a file of an operator’s own our words are said', async () => {
  expect(await withOwnWords('en', en)).toBe(en);
});

test('what the file says is said in the place of ours, and nothing else changes', async () => {
  await setWords({ en: { start: { newGame: 'Deal' } }, de: { start: { newGame: 'Los' } } });
  expect(await withOwnWords('en', en)).toEqual({ ...en, start: { ...en.start, newGame: 'Deal' } });
});

test.each([
  ['a language that we have not', { xx: {} }, 'xx is no language'],
  ['a message that we have not', { en: { start: { gone: '…' } } }, 'en.start.gone is no message'],
  ['messages for a text', { en: { start: { newGame: {} } } }, 'en.start.newGame must be a text'],
  ['a text for messages', { en: { start: '…' } }, 'en.start must be messages'],
])('a file with %s is refused, and where is said', async (_, words, why) => {
  await setWords(words);
  await expect(withOwnWords('en', en)).rejects.toThrow(why);
});
