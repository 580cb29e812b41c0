import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { LANGUAGE_COOKIE } from './languageCookie';
import { negotiate } from './negotiate';
import { readWords } from './readWords';

/** The words of a request: nothing in an address names a language, so links suit everybody. */
export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  const locale = negotiate(chosen, (await headers()).get('accept-language'));
  return { locale, messages: await readWords(locale), timeZone: 'UTC' };
});
