import type { DeviceId } from '../game/seats/seat';
import { ok, type Result, refused } from '../result';
import { HEARTBEAT_MILLISECONDS, SILENCE_MILLISECONDS } from '../table/heartbeat';
import { getServer, publishNews } from './getServer';
import type { Live } from './live';
import { log } from './log';
import { onceInProcess } from './once';
import { settings } from './settings';

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
  /** Says what could not be said while the phone took nothing. */
  catchUp(): void;
  close(): void;
  end(): void;
}

const streams = () =>
  onceInProcess('streams', () => {
    setInterval(() => void beat(), HEARTBEAT_MILLISECONDS).unref();
    return { open: new Set<Stream>(), tally: createTally(), haveEnded: false };
  });

const encoder = new TextEncoder();
const news = (version: number): string => `data: ${version}\n\n`;
const heartbeat = (version: number): string => `event: beat\n${news(version)}`;

/** What a stream is opened with. */
interface Opening {
  readonly code: string;
  readonly version: number;
  /** All that hold a seat in the game. */
  readonly seated: readonly DeviceId[];
  /** The device that asks, if it is one of them. */
  readonly device: DeviceId | undefined;
  /** The network that asks. */
  readonly network: string;
  /** Aborted once the request's connection is gone. */
  readonly signal: AbortSignal;
}

/**
 * A stream of a game's versions, from this one on, in the form of server-sent events; `too-many-streams` where this
 * process holds as many open for the network, or for the game, as it may.
 */
export async function openStream(
  opening: Opening,
): Promise<Result<ReadableStream<Uint8Array>, 'too-many-streams'>> {
  const { live } = await getServer();
  const ceilings = ceilingsOf(opening);
  const { tally } = streams();
  if (ceilings.some(({ key, most }) => most > 0 && tally.of(key) >= most))
    return refused('too-many-streams');
  let stream: Stream | undefined;
  return ok(
    new ReadableStream<Uint8Array>({
      start(controller) {
        // Next never reads, and so never cancels, the stream of a phone that has gone before.
        if (opening.signal.aborted) return;
        if (streams().haveEnded) controller.close();
        else stream = startStream(opening, live, controller);
      },
      pull: () => stream?.catchUp(),
      cancel: () => stream?.close(),
    }),
  );
}

/** By what a stream counts, and how many there may be by that; 0 for any number. */
const ceilingsOf = ({ code, device, network }: Opening) => [
  { key: `network ${network}`, most: settings.streamsPerNetwork },
  // Who only looks on takes no place of those who sit there.
  {
    key: `${device === undefined ? 'onlookers' : 'seats'} ${code}`,
    most: settings.streamsPerGame,
  },
];

function startStream(
  opening: Opening,
  live: Live,
  controller: ReadableStreamDefaultController<Uint8Array>,
): Stream {
  const { code, version, seated, device, signal } = opening;
  const keys = ceilingsOf(opening).map(({ key }) => key);
  let latest = version;
  let isLate = false;
  const stream: Stream = { code, device, send, catchUp, close, end };
  streams().open.add(stream);
  streams().tally.add(keys);
  send(`retry: 1000\n${news(version)}`);
  const stopListening = live.subscribe(code, next => {
    latest = next;
    send(news(next));
  });
  const noted = noteHere(stream, version, seated);
  signal.addEventListener('abort', close);
  return stream;

  /** Nothing piles up for a phone that reads slowly, or never: it is told the latest in the end. */
  function send(text: string): void {
    isLate = (controller.desiredSize ?? 0) <= 0;
    if (!isLate) controller.enqueue(encoder.encode(text));
  }
  function catchUp(): void {
    if (isLate) send(news(latest));
  }
  function close(): void {
    if (!streams().open.delete(stream)) return;
    streams().tally.remove(keys);
    stopListening();
    signal.removeEventListener('abort', close);
    if (!hasOtherStream(stream)) void noted.then(() => noteLeft(stream, latest));
  }
  function end(): void {
    close();
    controller.close();
  }
}

/** Ends every stream, and whichever is still being opened, so that the process can stop. */
export function endStreams(): void {
  const { open } = Object.assign(streams(), { haveEnded: true });
  for (const stream of [...open]) stream.end();
}

async function beat(): Promise<void> {
  try {
    const { store } = await getServer();
    const codes = new Set(Array.from(streams().open, ({ code }) => code));
    const versions = await store.versions([...codes]);
    for (const { code, send } of streams().open) {
      const version = versions.get(code);
      if (version !== undefined) send(heartbeat(version));
    }
  } catch (error) {
    // Phones that hear nothing ask, and learn what is wrong.
    log.warn({ err: error }, 'streams had no beat');
  }
  await notePresence([...streams().open], SILENCE_MILLISECONDS);
}

/** Only a device's first stream is news: else many of its own would tell each other of each. */
async function noteHere(
  stream: Stream,
  version: number,
  seated: readonly DeviceId[],
): Promise<void> {
  if (stream.device === undefined || hasOtherStream(stream)) return;
  await keepPresence(stream.code, seated);
  await notePresence([stream], SILENCE_MILLISECONDS);
  await publishNews(stream.code, version);
}

async function noteLeft(stream: Stream, version: number): Promise<void> {
  if (stream.device === undefined || hasOtherStream(stream)) return;
  await notePresence([stream], 0);
  await publishNews(stream.code, version);
}

/** Whether the stream's device listens to its game by another one as well. */
function hasOtherStream(stream: Stream): boolean {
  const { code, device } = stream;
  for (const other of streams().open)
    if (other !== stream && other.code === code && other.device === device) return true;
  return false;
}

/** A device that has left its seat is nobody to the table: no more than its own are kept. */
async function keepPresence(code: string, seated: readonly DeviceId[]): Promise<void> {
  try {
    const { store } = await getServer();
    await store.keepPresence(code, seated);
  } catch (error) {
    log.warn({ err: error }, 'presence was not forgotten');
  }
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

/** Counts what there is now, by key; keys of which there is nothing take no room. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    /** One more by each of the keys. */
    add(keys: readonly string[]): void {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** One less by each of the keys, which have been added before. */
    remove(keys: readonly string[]): void {
      for (const key of keys) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    },
  };
}
