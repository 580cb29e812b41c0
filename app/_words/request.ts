import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import {
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'use-intl/core';
import { LANGUAGE_COOKIE } from './languageCookie';
import type { Language } from './languages';
import { isUnderstood, negotiate } from './negotiate';
import { readWords } from './readWords';

/** A namespace of messages, such as "table" or "clues.sentence". */
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** The request's language. URLs contain none, so that a shared link works in every language. */
export const getLanguage = cache(
  async (): Promise<Language> => negotiate(...(await languagePreferences())),
);

/** Whether the user reads that language, so that their browser need not offer a translation. */
export const isOwnLanguage = async (): Promise<boolean> =>
  isUnderstood(await getLanguage(), ...(await languagePreferences()));

/** The language chosen on the device, and what its browser accepts. */
async function languagePreferences(): Promise<[string | undefined, string | null]> {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  return [chosen, (await headers()).get('accept-language')];
}

/** Messages in the request's language, of one namespace or of all. Client components have `useTranslations`. */
export async function getWords<N extends Namespace = never>(namespace?: N) {
  const locale = await getLanguage();
  const messages = await readWords(locale);
  return createTranslator({ locale, messages, ...(namespace !== undefined && { namespace }) });
}
