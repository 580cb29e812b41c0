'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { preload } from 'react-dom';
import { IntlProvider, type Messages, useMessages } from 'use-intl';
import type { Part } from './parts';
import { type WordsVersion, wordsAddress } from './wordsAddress';
import { wordsAt } from './wordsAt';

/** The page's language and version of the messages; `undefined` in tests, which have all messages. */
export const PageVersion = createContext<WordsVersion | undefined>(undefined);

interface WordsProps {
  readonly part: Part;
  /** Whether the page does not wait for it. The browser then fetches it after hydration. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/**
 * Adds a part to the surrounding messages. Its children suspend until the part has loaded: on the first page, the
 * server's HTML is hydrated only then; after a link, the new page is shown only then.
 */
export function Words(props: WordsProps) {
  const page = use(PageVersion);
  return page === undefined ? props.children : <WithPart page={page} {...props} />;
}

interface WithPartProps extends WordsProps {
  readonly page: WordsVersion;
}

function WithPart({ page, part, isLater = false, children }: WithPartProps) {
  const around = useMessages();
  const own = useWordsOf(page, part, isLater);
  const messages = useMemo(() => merge(around, own), [around, own]);
  return (
    <IntlProvider locale={page.language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** A part's messages; suspends until they have loaded. */
export function useWordsOf(page: WordsVersion, part: Part, isLater = false): Messages {
  const address = wordsAddress(page, part);
  if (typeof window === 'undefined' && !isLater)
    preload(address, { as: 'fetch', crossOrigin: 'anonymous' });
  return use(wordsAt(address));
}

/** The messages of one namespace may be spread over several parts, and overlap. */
const merge = (around: Messages, own: Messages): Messages => {
  const rooms: Record<string, object> = { ...around };
  for (const [room, messages] of Object.entries(own)) rooms[room] = { ...rooms[room], ...messages };
  return rooms as unknown as Messages;
};
