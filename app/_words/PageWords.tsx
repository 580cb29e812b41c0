import type { ReactNode } from 'react';
import { readWords } from './readWords';
import { getLanguage } from './request';
import { WordsProvider } from './WordsProvider';

/** Namespaces that only the server uses, unless a page requests them with `also`. */
const KEPT_BACK = ['howTo', 'move'] as const;
type KeptBack = (typeof KEPT_BACK)[number];

interface PageWordsProps {
  readonly also?: readonly KeptBack[];
  readonly children: ReactNode;
}

/**
 * Provides the messages that a page's scripts need. They include the sentences of all clues and hints, which are no
 * secret: only the assignment to seats is, and no page contains that.
 */
export async function PageWords({ also = [], children }: PageWordsProps) {
  const language = await getLanguage();
  const messages = Object.entries(await readWords(language)).filter(
    ([room]) => !KEPT_BACK.some(kept => kept === room && !also.includes(kept)),
  );
  return (
    // Server and browser must agree on a time zone, although none is shown: times of day use the phone's own.
    <WordsProvider locale={language} timeZone="UTC" messages={Object.fromEntries(messages)}>
      {children}
    </WordsProvider>
  );
}
