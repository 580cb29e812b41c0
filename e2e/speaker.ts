import { createTranslator } from 'use-intl';
import type { en } from '@/app/_words/en';
import type { Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import type { Messages } from '@/app/_words/testing/flatten';

/** Says our words in a language, as pages do: `say('table.player', { seat: 2 })`. */
export async function speaker(language: Language) {
  return speakerOf(language, await readMessages(language));
}

/** The same in words that stand in the place of a language's own. */
export function speakerOf(language: Language, words: Messages) {
  // Typed as English, whose names and placeholders all languages share.
  return createTranslator({ locale: language, messages: words as typeof en });
}

export type Say = ReturnType<typeof speakerOf>;
