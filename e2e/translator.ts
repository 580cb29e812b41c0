import { createTranslator } from 'use-intl';
import type { Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import type { Messages } from '@/app/_words/testing/flatten';
import type { en } from '@/app/_words/words';

/** Formats messages in a language as the pages do: `say('table.player', { seat: 2 })`. */
export async function loadTranslator(language: Language) {
  return translatorOf(language, await readMessages(language));
}

/** The same with a replacement for the language's own messages. */
export function translatorOf(language: Language, words: Messages) {
  // Typed as English: all languages share its keys and placeholders.
  return createTranslator({ locale: language, messages: words as typeof en });
}

export type Say = ReturnType<typeof translatorOf>;
