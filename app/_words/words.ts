import type { Language } from './languages';
import en from './messages/en.json' with { type: 'json' };

/**
 * The messages in English: ICU texts, grouped by namespace. Their types, from which use-intl derives the names and
 * arguments of all messages, are in en.d.json.ts, which `npm run words` writes.
 */
export { en };

/** Exactly the messages that exist in English, in another language. */
export type Words = Translation<typeof en>;
type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  /** Types message names and placeholders after the English messages. */
  interface AppConfig {
    Locale: Language;
    Messages: typeof en;
  }
}
