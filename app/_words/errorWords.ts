import { use, useCallback, useSyncExternalStore } from 'react';
import { type Messages, useMessages } from 'use-intl';
import { PageVersion } from './Words';
import { wordsAddress } from './wordsAddress';
import { fetchAhead, wordsNow } from './wordsAt';

type ErrorWords = Messages['errors'];

/**
 * Says what is wrong, by its code; `undefined` if there are no words for it. Empty until they have come, after the page.
 * Not by a context: if one changes, React throws away the server's HTML of parts that are not alive yet.
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
