import type { ReactNode } from 'react';
import { readWords } from './readWords';
import { getLanguage } from './request';
import { WordsProvider } from './WordsProvider';

/** For the server alone, except where a page asks for its own. */
const KEPT_BACK = ['howTo', 'move'] as const;
type KeptBack = (typeof KEPT_BACK)[number];

interface PageWordsProps {
  readonly also?: readonly KeptBack[];
  readonly children: ReactNode;
}

/**
 * The messages that a page's own scripts may say. The sentences of all clues and hints are among them: they are no
 * secret, only which of them is whose, and that no page tells.
 */
export async function PageWords({ also = [], children }: PageWordsProps) {
  const language = await getLanguage();
  const messages = Object.entries(await readWords(language)).filter(
    ([room]) => !KEPT_BACK.some(kept => kept === room && !also.includes(kept)),
  );
  return (
    // Server and browser must name one zone, though none is said: times of day are the phone's own.
    <WordsProvider locale={language} timeZone="UTC" messages={Object.fromEntries(messages)}>
      {children}
    </WordsProvider>
  );
}
