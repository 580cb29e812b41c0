import type { en } from './en';
import type { Language } from './languages';

/** The same messages as in English, no more and no fewer, in another language. */
export type Words = Translation<typeof en>;
type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  /** Types message names and placeholders after the English messages. */
  interface AppConfig {
    Locale: Language;
    Messages: typeof en;
  }
}
