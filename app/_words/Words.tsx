'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { preload } from 'react-dom';
import { IntlProvider, type Messages, useMessages } from 'use-intl';
import type { Part } from './parts';
import { type WordsVersion, wordsAddress } from './wordsAddress';
import { wordsAt } from './wordsAt';

/** Which messages the page is in; `undefined` in tests, which have all of them. */
export const PageVersion = createContext<WordsVersion | undefined>(undefined);

interface WordsProps {
  readonly part: Part;
  /** Whether the page does not wait for it: then the browser asks for it once the page is alive. */
  readonly isLater?: boolean;
  readonly children: ReactNode;
}

/**
 * Adds a part to the messages around it. What is in it waits for them: on the page that a browser opens, the server's
 * HTML stays as it is; a page that a link leads to shows only once they have come.
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

/** A part's messages; suspends until they have come. */
export function useWordsOf(page: WordsVersion, part: Part, isLater = false): Messages {
  const address = wordsAddress(page, part);
  if (typeof window === 'undefined' && !isLater)
    preload(address, { as: 'fetch', crossOrigin: 'anonymous' });
  return use(wordsAt(address));
}

/** A room may have some of its messages in one part, and others or all in another one. */
const merge = (around: Messages, own: Messages): Messages => {
  const rooms: Record<string, object> = { ...around };
  for (const [room, messages] of Object.entries(own)) rooms[room] = { ...rooms[room], ...messages };
  return rooms as unknown as Messages;
};
