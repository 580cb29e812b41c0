import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/**
 * Subpages in the URL's hash: the server never sees it, so one cached page shows them all. Each step goes through the
 * history methods that Next's router patches, since the router cannot go back to an entry that it did not write.
 */

/** The decoded hash, without `#`; `undefined` on the server. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(subscribe, readHash, () => undefined);

/** Shows another subpage. Showing the current one again adds no history entry. */
export function showHash(part: string): void {
  if (part === readHash()) return;
  history.pushState(null, '', `#${encodeURIComponent(part)}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Like `showHash`, but replaces the history entry. */
export function replaceHash(part: string): void {
  history.replaceState(null, '', `#${encodeURIComponent(part)}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

interface HashLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A link to another subpage. */
export function HashLink({ to, ...link }: HashLinkProps) {
  function follow(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showHash(to);
  }
  return <a {...link} href={`#${encodeURIComponent(to)}`} onClick={follow} />;
}

const EVENTS = ['hashchange', 'popstate'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange);
  };
}

function readHash(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
