import type { en } from './en';
import type { Language } from './languages';

/** All of English's messages, and no others, in another language. */
export type Words = Translation<typeof en>;
type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

declare module 'use-intl' {
  /** Every message has a name and takes placeholders as the English one does. */
  interface AppConfig {
    Locale: Language;
    Messages: typeof en;
  }
}
