import type { ServerResponse } from 'node:http';
import type { DeviceId } from '../game/game';
import { BEAT_MILLISECONDS, SILENCE_MILLISECONDS } from '../table/beat';
import { log } from './log';
import { getServer, tellNews } from './open';

/**
 * The event streams that this process holds open. A stream says "version 9" and nothing else: as a
 * message when there is news, and as a `beat` in between. One clock serves them all: it shows that
 * they are alive, mends what was not told, and notes who is here.
 */

interface Stream {
  readonly code: string;
  /** The device that listens, where it holds a seat in the game. */
  readonly device: DeviceId | undefined;
  send(text: string): void;
  end(): void;
}

const STREAMS = Symbol.for('fieldbook.streams');
const ENDED = Symbol.for('fieldbook.streams-ended');
const once = globalThis as { [STREAMS]?: Set<Stream>; [ENDED]?: boolean };

function openStreams(): Set<Stream> {
  if (once[STREAMS] === undefined) {
    once[STREAMS] = new Set();
    setInterval(() => void beat(), BEAT_MILLISECONDS).unref();
  }
  return once[STREAMS];
}

const news = (version: number): string => `data: ${version}\n\n`;
const heartbeat = (version: number): string => `event: beat\n${news(version)}`;

/** What a stream is opened with. */
export interface Opening {
  readonly code: string;
  readonly version: number;
  readonly device: DeviceId | undefined;
  /** Aborted once the request's connection is gone. */
  readonly signal: AbortSignal;
  readonly response: ServerResponse | undefined;
}

/**
 * A stream of a game's versions, from this one on, in the form of server-sent events. It begins as
 * a Web stream, which Next wants; once the answer is under way, news is written straight to it.
 * That takes a third of the time, and with thousands of streams the last one waits for all others.
 */
export async function openStream({
  code,
  version,
  device,
  signal,
  response,
}: Opening): Promise<ReadableStream<Uint8Array>> {
  const { live } = await getServer();
  const encoder = new TextEncoder();
  let latest = version;
  let close = () => {};

  return new ReadableStream<Uint8Array>({
    start(controller) {
      // Next never reads, and so never cancels, the stream of a phone that has gone before.
      if (signal.aborted) return;
      if (once[ENDED]) return controller.close();
      const send = (text: string) => {
        if (response?.headersSent) response.write(text);
        else controller.enqueue(encoder.encode(text));
      };
      const end = () => {
        close();
        controller.close();
      };
      const stream: Stream = { code, device, send, end };
      openStreams().add(stream);
      send(`retry: 1000\n${news(version)}`);
      const stopListening = live.listen(code, next => {
        latest = next;
        send(news(next));
      });
      const noted = noteHere(stream, version);
      close = () => {
        if (!openStreams().delete(stream)) return;
        stopListening();
        signal.removeEventListener('abort', close);
        if (!hasAnother(stream)) void noted.then(() => noteLeft(stream, latest));
      };
      signal.addEventListener('abort', close);
    },
    cancel: () => close(),
  });
}

/** Ends every stream, and whichever is still being opened, so that the process can stop. */
export function endStreams(): void {
  once[ENDED] = true;
  for (const stream of [...openStreams()]) stream.end();
}

async function beat(): Promise<void> {
  try {
    const { store } = await getServer();
    const codes = new Set(Array.from(openStreams(), ({ code }) => code));
    const versions = await store.versions([...codes]);
    for (const { code, send } of openStreams()) {
      const version = versions.get(code);
      if (version !== undefined) send(heartbeat(version));
    }
  } catch (error) {
    // Phones that hear nothing ask, and learn what is wrong.
    log.warn({ err: error }, 'streams had no beat');
  }
  await notePresence([...openStreams()], SILENCE_MILLISECONDS);
}

/** Only a device's first stream is news: else many of its own would tell each other of each. */
async function noteHere(stream: Stream, version: number): Promise<void> {
  if (stream.device === undefined || hasAnother(stream)) return;
  await notePresence([stream], SILENCE_MILLISECONDS);
  await tellNews(stream.code, version);
}

async function noteLeft(stream: Stream, version: number): Promise<void> {
  if (stream.device === undefined || hasAnother(stream)) return;
  await notePresence([stream], 0);
  await tellNews(stream.code, version);
}

/** Whether the stream's device listens to its game by another one as well. */
function hasAnother(stream: Stream): boolean {
  const { code, device } = stream;
  for (const other of openStreams())
    if (other !== stream && other.code === code && other.device === device) return true;
  return false;
}

/** Devices count as here for so long. */
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
