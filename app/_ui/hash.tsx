import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

/**
 * Parts of one page, named after the `#`: the server never sees them, so that one cached page shows them all. The
 * router takes part in each step: it does not go back to an entry of the history that it did not write.
 */

/** What stands after the `#`; `undefined` on the server. */
export const useHash = (): string | undefined =>
  useSyncExternalStore(subscribe, readHash, () => undefined);

/** Shows another part of this page. A second tap adds no second entry to the history. */
export function showHash(part: string): void {
  if (part === readHash()) return;
  history.pushState(null, '', `#${encodeURIComponent(part)}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The same, in place of the part that is shown. */
export function replaceHash(part: string): void {
  history.replaceState(null, '', `#${encodeURIComponent(part)}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

interface HashLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A link to another part of this page. */
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
