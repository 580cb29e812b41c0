import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect } from 'playwright/test';
import { gameAt } from './table';

/** A game's event stream as a device receives it. */
export type Stream = {
  /** Every byte so far, headers first. */
  text(): string;
  /** The versions received so far, in order. */
  versions(): readonly number[];
  /** Resolves when the server ends the stream or the connection breaks. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
};

/** Opens a stream with the device's cookie, from that network address, and waits for its first event. */
export async function openStream(
  device: APIRequestContext,
  code: string,
  origin: string,
  from?: string,
): Promise<Stream> {
  const controller = new AbortController();
  const answer = await fetch(`${gameAt(code, origin)}/live`, {
    headers: { ...(await cookieOf(device)), ...(from && { 'X-Forwarded-For': from }) },
    signal: controller.signal,
  });
  expect(answer.status).toBe(200);

  const parts = [...answer.headers].map(([name, value]) => `${name}: ${value}\n`);
  const text = () => parts.join('');
  const versions = () =>
    [...text().matchAll(/^data: (\d+)$/gm)].map(([, version]) => Number(version));
  let ended = Promise.resolve();
  const started = new Promise<void>(resolve => {
    ended = readParts(answer, parts, () => {
      if (versions().length > 0) resolve();
    });
  });
  // The server may close the stream or send no event before the test's timeout.
  await Promise.race([started, ended]);
  expect(versions(), 'the first event of the stream').not.toEqual([]);
  return {
    text,
    versions,
    ended,
    async close() {
      controller.abort();
      await ended;
    },
  };
}

/** Requests a stream over a plain socket and disconnects after that many milliseconds. */
export async function askAndLeave(
  device: APIRequestContext,
  code: string,
  origin: string,
  milliseconds: number,
): Promise<void> {
  const { hostname, port, host, pathname } = new URL(`${gameAt(code, origin)}/live`);
  const { Cookie } = await cookieOf(device);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${Cookie}\r\n\r\n`);
  await pause(milliseconds);
  socket.destroy();
}

/** `fetch` stores no cookies, so they are passed by hand; it is used because it streams the response body. */
async function cookieOf(device: APIRequestContext): Promise<{ Cookie: string }> {
  const { cookies } = await device.storageState();
  return { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

async function readParts(answer: Response, parts: string[], onPart: () => void): Promise<void> {
  const decoder = new TextDecoder();
  const reader = answer.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(decoder.decode(part.value, { stream: true }));
      onPart();
    }
  } catch {
    // The connection broke or `close` aborted it; the text so far remains.
  }
}
