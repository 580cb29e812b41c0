import type { ServerResponse } from 'node:http';
import type { DeviceId } from './game/game';
import { log } from './log';
import { getServer } from './server';

/**
 * The event streams that this process holds open. A stream says "version 9" and nothing else.
 * One clock serves them all: it keeps them alive through proxies and notes who is here.
 */

const BEAT_MILLISECONDS = 15_000;
/** A device counts as here until it has missed two beats. */
const HERE_MILLISECONDS = 2.5 * BEAT_MILLISECONDS;

interface Stream {
  readonly code: string;
  /** The device that listens, where it holds a seat in the game. */
  readonly device: DeviceId | undefined;
  send(text: string): void;
  end(): void;
}

const STREAMS = Symbol.for('fieldbook.streams');
const once = globalThis as { [STREAMS]?: Set<Stream> };

function openStreams(): Set<Stream> {
  if (once[STREAMS] === undefined) {
    once[STREAMS] = new Set();
    setInterval(() => void beat(), BEAT_MILLISECONDS).unref();
  }
  return once[STREAMS];
}

const news = (version: number): string => `data: ${version}\n\n`;

/**
 * A stream of a game's versions, from this one on, in the form of server-sent events. It begins as
 * a Web stream, which Next wants; once the answer is under way, news is written straight to it.
 * That takes a third of the time, and with thousands of streams the last one waits for all others.
 */
export async function openStream(
  code: string,
  version: number,
  device: DeviceId | undefined,
  response: ServerResponse | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { live } = await getServer();
  const encoder = new TextEncoder();
  let close: () => void = () => undefined;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (response?.headersSent) response.write(text);
        else controller.enqueue(encoder.encode(text));
      };
      const stopListening = live.listen(code, next => send(news(next)));
      const end = () => {
        close();
        controller.close();
      };
      const stream: Stream = { code, device, send, end };
      close = () => {
        stopListening();
        openStreams().delete(stream);
        void noteLeft(stream, version);
      };
      openStreams().add(stream);
      send(`retry: 1000\n${news(version)}`);
      void noteHere(stream, version);
    },
    cancel: () => close(),
  });
}

/** Ends every stream, so that the process can stop. */
export function endStreams(): void {
  for (const stream of [...openStreams()]) stream.end();
}

async function beat(): Promise<void> {
  for (const stream of openStreams()) stream.send(': here\n\n');
  await notePresence([...openStreams()], HERE_MILLISECONDS);
}

async function noteHere(stream: Stream, version: number): Promise<void> {
  if (stream.device === undefined) return;
  await notePresence([stream], HERE_MILLISECONDS);
  await tell(stream.code, version);
}

async function noteLeft(stream: Stream, version: number): Promise<void> {
  const { code, device } = stream;
  if (device === undefined) return;
  for (const other of openStreams()) if (other.code === code && other.device === device) return;
  await notePresence([stream], 0);
  await tell(code, version);
}

async function notePresence(streams: readonly Stream[], milliseconds: number): Promise<void> {
  const listeners = new Map(
    streams.flatMap(({ code, device }) =>
      device === undefined ? [] : [[`${code} ${device}`, { code, device }] as const],
    ),
  );
  try {
    const { store } = await getServer();
    await store.notePresence([...listeners.values()], Date.now() + milliseconds);
  } catch (error) {
    // Who is here is worth knowing, not worth failing for.
    log.warn({ err: error }, 'presence was not noted');
  }
}

async function tell(code: string, version: number): Promise<void> {
  try {
    await (await getServer()).live.tell(code, version);
  } catch (error) {
    log.warn({ err: error }, 'news was not told');
  }
}
