import type { Messages } from 'use-intl/core';
import { onceInProcess } from '@/lib/server/once';
import { hideMissingWords, showMissingWords } from './missingWords';
import type { Part } from './parts';
import { type WordsVersion, wordsAddress } from './wordsAddress';

declare global {
  interface Window {
    /**
     * Has the service worker's files fetched anew and loads the page once more; resolves to whether it does. Set by an
     * inline script (`_server/pageScripts`).
     */
    keepFilesAnew?: () => Promise<boolean>;
  }
}

/** A promise, and what it has come to. */
interface Coming extends Promise<Messages> {
  readonly value?: Messages;
}

/** Messages by the addresses of their files. */
const words = onceInProcess('messages', () => new Map<string, Coming>());
/** The files without which the page, or a part of it, stays as it is. */
const awaited = new Set<string>();

/** Makes messages known on the server, which renders client components without requests to itself. */
export function provideWords(address: string, messages: Messages): void {
  if (!words.has(address)) words.set(address, there(Promise.resolve(messages), messages));
}

/** Lets React take the messages at once, in place of waiting for what is there already. */
const there = (promise: Coming, value: Messages): Coming =>
  Object.assign(promise, { status: 'fulfilled', value });

/** The messages at an address, if they are there. */
export const wordsNow = (address: string): Messages | undefined => words.get(address)?.value;

/**
 * The messages at an address, for which the page waits, the same promise each time. In the browser they are fetched
 * once for all pages.
 */
export function wordsAt(address: string): Promise<Messages> {
  awaited.add(address);
  return fetchAhead(address);
}

/** The same for messages that the page will need later. */
export function fetchAhead(address: string): Promise<Messages> {
  const known = words.get(address);
  if (known !== undefined) return known;
  const fetched: Coming = fetchWords(address);
  words.set(address, fetched);
  void fetched.then(messages => there(fetched, messages));
  return fetched;
}

let pageVersion: WordsVersion | undefined;

/** Tells in which messages the browser's page is. */
export function rememberVersion(version: WordsVersion): void {
  if (typeof window !== 'undefined') pageVersion = version;
}

/** Fetches the messages of what the page may show later. */
export const fetchPart = async (part: Part): Promise<unknown> =>
  pageVersion && fetchAhead(wordsAddress(pageVersion, part));

/** How long the first try may take; each later one may take twice as long, since the network may only be slow. */
const FIRST_LIMIT_MILLISECONDS = 4000;
const LONGEST_LIMIT_MILLISECONDS = 60_000;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8000;
/** After so many tries it is more than a moment without a network. */
const FEW_TRIES = 3;

/** Tries until it succeeds: the page is readable meanwhile, and holds back what is tapped (`_ui/EarlyInput`). */
async function fetchWords(address: string): Promise<Messages> {
  for (let tries = 1; ; tries++) {
    const doubled = 2 ** (tries - 1);
    try {
      const messages = await tryToFetch(address, {
        // The browser's own copy may be what is wrong.
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
      // No network, or not our file.
    }
    if (tries >= FEW_TRIES && awaited.has(address) && !(await window.keepFilesAnew?.()))
      showMissingWords(address);
    const pause = Math.min(doubled * FIRST_PAUSE_MILLISECONDS, LONGEST_PAUSE_MILLISECONDS);
    await new Promise(done => setTimeout(done, pause));
  }
}

/** The messages; rejects if there is no answer in time, or another one than whole messages: gzip has a checksum. */
async function tryToFetch(address: string, how: RequestInit): Promise<Messages> {
  const { ok, body } = await fetch(address, how);
  if (!ok || body === null) throw new Error(`no messages at ${address}`);
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
}
