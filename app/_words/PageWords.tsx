import type { ReactNode } from 'react';
import { readWords } from './readWords';
import { getLanguage } from './request';
import { WordsProvider } from './WordsProvider';

/** Namespaces for the server only, unless a page requests them with `also`. */
const SERVER_ONLY = ['howTo', 'move'] as const;
type ServerOnly = (typeof SERVER_ONLY)[number];

interface PageWordsProps {
  readonly also?: readonly ServerOnly[];
  readonly children: ReactNode;
}

/**
 * Provides the messages that a page's scripts need. They include the sentences of all clues and hints. These are public;
 * only their assignment to seats is secret, and no page contains it.
 */
export async function PageWords({ also = [], children }: PageWordsProps) {
  const language = await getLanguage();
  const messages = Object.entries(await readWords(language)).filter(
    ([namespace]) => !SERVER_ONLY.some(name => name === namespace && !also.includes(name)),
  );
  return (
    // Server and browser must agree on a time zone, although it is never used: times of day use the phone's own.
    <WordsProvider locale={language} timeZone="UTC" messages={Object.fromEntries(messages)}>
      {children}
    </WordsProvider>
  );
}
