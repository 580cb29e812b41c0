import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestWords, unspacedWords } from '@/app/_words/testing/madeUp';
import { test as base } from '../fixtures';
import { startServer, temporaryDatabase } from '../server';
import type { LanguageUnderTest } from './reader';

type MadeUp = { readonly longest: LanguageUnderTest; readonly unspaced: LanguageUnderTest };

/** A separate server whose English and Chinese are replaced by two made-up languages. */
export const test = base.extend<object, { madeUp: MadeUp }>({
  madeUp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const [en, zh] = await Promise.all([longestWords(), unspacedWords()]);
      const folder = await mkdtemp(join(tmpdir(), 'fieldbook-words-'));
      const file = join(folder, 'words.json');
      await writeFile(file, JSON.stringify({ en, 'zh-Hans': zh }));
      const database = await temporaryDatabase();
      const server = await startServer({
        DATABASE_URL: database.url,
        GUESSES_PER_MINUTE: '0',
        COSTLY_PER_MINUTE: '0',
        REFUSED_PER_MINUTE: '0',
        FIELDBOOK_WORDS: file,
      });
      await use({
        longest: { language: 'en', words: en, origin: server.url },
        unspaced: { language: 'zh-Hans', words: zh, origin: server.url },
      });
      await server.stop();
      await database.remove();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});
