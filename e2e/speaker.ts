import { createTranslator } from 'use-intl';
import type { en } from '@/app/_words/en';
import type { Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';

/** Says our words in a language, as pages do: `say('table.player', { seat: 2 })`. */
export async function speaker(language: Language) {
  // Typed as English, whose names and placeholders all languages share.
  const messages = (await readMessages(language)) as typeof en;
  return createTranslator({ locale: language, messages });
}
