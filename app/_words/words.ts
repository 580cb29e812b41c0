import type { en } from './en';
import type { Language } from './languages';

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
