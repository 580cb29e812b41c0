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
import { negotiate } from './negotiate';
import { readWords } from './readWords';

/** A part of the messages, such as "table" or "clues.sentence". */
type Room = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** The language of a request: nothing in an address names one, so links suit everybody. */
export const getLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  return negotiate(chosen, (await headers()).get('accept-language'));
});

/** What the server says in the language of a request, of one room or of all; components in the browser have `useTranslations`. */
export async function getWords<R extends Room = never>(room?: R) {
  const locale = await getLanguage();
  const messages = await readWords(locale);
  return createTranslator({ locale, messages, ...(room !== undefined && { namespace: room }) });
}
