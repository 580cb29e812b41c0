import type { Messages } from 'use-intl/core';
import { onceInProcess } from '@/lib/server/once';

/** Messages by the address of their file. */
const words = onceInProcess('messages', () => new Map<string, Promise<Messages>>());

/** Makes messages known on the server, which renders client components without requests to itself. */
export function provideWords(address: string, messages: Messages): void {
  if (!words.has(address)) words.set(address, Promise.resolve(messages));
}

/** The messages at an address, the same promise each time. In the browser they are fetched once for all pages. */
export function wordsAt(address: string): Promise<Messages> {
  const known = words.get(address) ?? fetchWords(address);
  words.set(address, known);
  return known;
}

const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 8000;

/** Tries until it succeeds: the page is readable meanwhile, and holds back what is tapped (`_ui/EarlyInput`). */
async function fetchWords(address: string): Promise<Messages> {
  for (
    let pause = FIRST_PAUSE_MILLISECONDS;
    ;
    pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)
  ) {
    try {
      const response = await fetch(address);
      if (response.ok && response.body !== null) return await unzipped(response.body);
    } catch {
      // No network, or an answer cut short.
    }
    await new Promise(done => setTimeout(done, pause));
  }
}

const unzipped = (body: ReadableStream<BufferSource>): Promise<Messages> =>
  new Response(body.pipeThrough(new DecompressionStream('gzip'))).json();
