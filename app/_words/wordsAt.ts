import type { Messages } from 'use-intl/core';
import { onceInProcess } from '@/lib/server/once';
import { hideMissingWords, showMissingWords } from './missingWords';
import type { Part } from './parts';
import { type WordsVersion, wordsAddress } from './wordsAddress';

declare global {
  interface Window {
    /**
     * Clears the service worker's cache, has it refilled, and reloads the page; resolves to whether it does. Set by an
     * inline script (`_server/pageScripts`).
     */
    keepFilesAnew?: () => Promise<boolean>;
  }
}

/** A promise with its value, once fulfilled. */
interface Coming extends Promise<Messages> {
  readonly value?: Messages;
}

/** The messages by the address of their file. */
const words = onceInProcess('messages', () => new Map<string, Coming>());
/** The files that the page, or a part of it, needs for its hydration. */
const awaited = new Set<string>();

/** Provides messages to the server's rendering of client components, which makes no requests to itself. */
export function provideWords(address: string, messages: Messages): void {
  if (!words.has(address)) words.set(address, there(Promise.resolve(messages), messages));
}

/** Adds the fields by which React's `use` returns a fulfilled promise's value without suspending. */
const there = (promise: Coming, value: Messages): Coming =>
  Object.assign(promise, { status: 'fulfilled', value });

/** The messages at an address, if they have loaded. */
export const wordsNow = (address: string): Messages | undefined => words.get(address)?.value;

/**
 * The messages at an address for which the page waits; the same promise each time. In the browser they are fetched once
 * for all pages.
 */
export function wordsAt(address: string): Promise<Messages> {
  if (wordsNow(address) === undefined) awaited.add(address);
  return fetchAhead(address);
}

/** Like `wordsAt`, for messages that the page may need later. */
export function fetchAhead(address: string): Promise<Messages> {
  const known = words.get(address);
  if (known !== undefined) return known;
  const fetched: Coming = fetchWords(address);
  words.set(address, fetched);
  void fetched.then(messages => there(fetched, messages));
  return fetched;
}

let pageVersion: WordsVersion | undefined;

/** Stores the page's language and version of the messages for `fetchPart`. */
export function rememberVersion(version: WordsVersion): void {
  if (typeof window !== 'undefined') pageVersion = version;
}

/** Prefetches a part of the messages. */
export const fetchPart = async (part: Part): Promise<unknown> =>
  pageVersion && fetchAhead(wordsAddress(pageVersion, part));

/** The timeout of the first attempt. It doubles with each attempt, since the network may only be slow. */
const FIRST_LIMIT_MILLISECONDS = 4000;
const LONGEST_LIMIT_MILLISECONDS = 60_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8000;
/** After this many attempts, more is wrong than a short loss of the network. */
const FEW_TRIES = 3;

/** Retries until it succeeds. Meanwhile the page is readable and buffers taps (`_ui/EarlyInput`). */
async function fetchWords(address: string): Promise<Messages> {
  for (let tries = 1; ; tries++) {
    const doubled = 2 ** (tries - 1);
    try {
      const messages = await tryToFetch(address, {
        // The copy in the browser's cache may be broken.
        cache: tries === 1 ? 'default' : 'reload',
        priority: awaited.has(address) ? 'high' : 'low',
        signal: AbortSignal.timeout(
          Math.min(doubled * FIRST_LIMIT_MILLISECONDS, LONGEST_LIMIT_MILLISECONDS),
        ),
      });
      awaited.delete(address);
      hideMissingWords(address);
      return messages;
    } catch {
      // No network, or another response than our file.
    }
    if (tries >= FEW_TRIES && awaited.has(address) && !(await window.keepFilesAnew?.()))
      showMissingWords(address);
    const pause = Math.min(doubled * FIRST_PAUSE_MILLISECONDS, LONGEST_PAUSE_MILLISECONDS);
    await new Promise(done => setTimeout(done, pause));
  }
}

/** Rejects on a timeout, and if the response is not complete: gzip has a checksum. */
async function tryToFetch(address: string, how: RequestInit): Promise<Messages> {
  const { ok, body } = await fetch(address, how);
  if (!ok || body === null) throw new Error(`no messages at ${address}`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
}
