'use client';

import { type ReactNode, use } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from './languages';
import { wordsAt } from './wordsAt';

interface WordsProviderProps {
  readonly language: Language;
  /** The address of the language's messages (`wordsFile`). */
  readonly address: string;
  readonly children: ReactNode;
}

/** Provides the messages. Until the browser has them, the server's page stays as it is. */
export const WordsProvider = ({ language, address, children }: WordsProviderProps) => (
  // Server and browser must agree on a time zone, although it is never used: times of day use the phone's own.
  <IntlProvider locale={language} timeZone="UTC" messages={use(wordsAt(address))}>
    {children}
  </IntlProvider>
);
