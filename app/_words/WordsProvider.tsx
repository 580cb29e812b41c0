'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from './languages';
import { PageVersion, useWordsOf } from './Words';
import { wordsAddress } from './wordsAddress';
import { fetchAhead, rememberVersion } from './wordsAt';

interface WordsProviderProps {
  readonly language: Language;
  readonly version: string;
  readonly children: ReactNode;
}

/** Provides the messages of every page. The server's HTML is hydrated only once they have loaded. */
export function WordsProvider({ language, version, children }: WordsProviderProps) {
  const page = useMemo(() => ({ language, version }), [language, version]);
  rememberVersion(page);
  // Error messages are fetched ahead, because one may be needed when the network is gone.
  useEffect(() => void fetchAhead(wordsAddress(page, 'errors')), [page]);
  return (
    // Server and browser must agree on a time zone, although it is never used: times of day use the phone's own.
    <IntlProvider locale={language} timeZone="UTC" messages={useWordsOf(page, 'every')}>
      <PageVersion value={page}>{children}</PageVersion>
    </IntlProvider>
  );
}
