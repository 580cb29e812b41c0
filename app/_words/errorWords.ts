import { use, useCallback, useSyncExternalStore } from 'react';
import { type Messages, useMessages } from 'use-intl';
import { PageVersion } from './Words';
import { wordsAddress } from './wordsAddress';
import { fetchAhead, wordsNow } from './wordsAt';

type ErrorWords = Messages['errors'];

/**
 * The message for an error code; `undefined` for an unknown code. Empty until the messages have loaded, after the page.
 * Not a context: when one changes, React discards the server's HTML of parts that are not hydrated yet.
 */
export function useErrorWords() {
  const all: Partial<Messages> = useMessages();
  const page = use(PageVersion);
  const address = page && wordsAddress(page, 'errors');
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isWatching = address !== undefined;
      if (address !== undefined) void fetchAhead(address).then(() => isWatching && onChange());
      return () => {
        isWatching = false;
      };
    },
    [address],
  );
  const late = useSyncExternalStore(
    subscribe,
    () => (address === undefined ? undefined : wordsNow(address)?.errors),
    () => undefined,
  );
  const errors: Readonly<Record<string, string>> | undefined = late ?? all.errors;
  function describe(code: keyof ErrorWords): string;
  function describe(code: string): string | undefined;
  function describe(code: string): string | undefined {
    return errors === undefined ? '' : errors[code];
  }
  return describe;
}
