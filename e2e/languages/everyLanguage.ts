import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { test } from '../fixtures';
import { walkAllPages } from './walk';

for (const language of LANGUAGE_CODES)
  test(`no text is cut on a small phone in ${language}`, async ({ browser, origin }) => {
    test.slow();
    await walkAllPages(browser, { language, words: await readMessages(language), origin });
  });
