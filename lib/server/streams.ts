import type { DeviceId } from '../game/seats/seat';
import { ok, type Result, refused } from '../result';
import { HEARTBEAT_MILLISECONDS, SILENCE_MILLISECONDS } from '../table/heartbeat';
import { getServer, publishNews } from './getServer';
import type { Live } from './live';
import { log } from './log';
import { onceInProcess } from './once';
import { settings } from './settings';

/**
 * The event streams that this process holds open. A stream sends only the game's version: as a message when it changes,
 * and as a `beat` event in between. One timer serves all streams: it keeps them alive, resends versions that were
 * missed, and records presence.
 */

interface Stream {
  readonly code: string;
  /** The connected device, if it holds a seat in the game. */
  readonly device: DeviceId | undefined;
  send(text: string): void;
  /** Sends the latest version if one was dropped while the client was not reading. */
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

/** Parameters of a new stream. */
interface StreamRequest {
  readonly code: string;
  readonly version: number;
  /** All devices that hold a seat in the game. */
  readonly seated: readonly DeviceId[];
  /** The requesting device, if it holds a seat. */
  readonly device: DeviceId | undefined;
  /** The requesting network, as `networkOf` returns it. */
  readonly network: string;
  /** Aborted once the request's connection is gone. */
  readonly signal: AbortSignal;
}

/**
 * Opens a stream of a game's versions, starting with the current one, as server-sent events. Refused with
 * `too-many-streams` if this process has reached its limit for the network or the game.
 */
export async function openStream(
  request: StreamRequest,
): Promise<Result<ReadableStream<Uint8Array>, 'too-many-streams'>> {
  const { live } = await getServer();
  const limits = limitsOf(request);
  const { tally } = streams();
  if (limits.some(({ key, most }) => most > 0 && tally.of(key) >= most))
    return refused('too-many-streams');
  let stream: Stream | undefined;
  return ok(
    new ReadableStream<Uint8Array>({
      start(controller) {
        // If the client has already disconnected, Next never reads and so never cancels the stream.
        if (request.signal.aborted) return;
        if (streams().haveEnded) controller.close();
        else stream = startStream(request, live, controller);
      },
      pull: () => stream?.catchUp(),
      cancel: () => stream?.close(),
    }),
  );
}

/** The keys that a stream counts towards, each with its limit; 0 for no limit. */
const limitsOf = ({ code, device, network }: StreamRequest) => [
  { key: `network ${network}`, most: settings.streamsPerNetwork },
  // Onlookers have a limit of their own, so that they cannot displace seated players.
  {
    key: `${device === undefined ? 'onlookers' : 'seats'} ${code}`,
    most: settings.streamsPerGame,
  },
];

function startStream(
  request: StreamRequest,
  live: Live,
  controller: ReadableStreamDefaultController<Uint8Array>,
): Stream {
  const { code, version, seated, device, signal } = request;
  const keys = limitsOf(request).map(({ key }) => key);
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
  const connected = markConnected(stream, version, seated);
  signal.addEventListener('abort', close);
  return stream;

  /** Drops the text instead of buffering it if the client reads slowly; `catchUp` sends the latest version later. */
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
    if (!hasOtherStream(stream)) void connected.then(() => markDisconnected(stream, latest));
  }
  function end(): void {
    close();
    controller.close();
  }
}

/** Ends every stream, including those still being opened, so that the process can stop. */
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
    // Clients without a beat reconnect, and that request reports the error.
    log.warn({ err: error }, 'heartbeat failed');
  }
  await recordPresence([...streams().open], SILENCE_MILLISECONDS);
}

/** Publishes only a device's first stream: otherwise its streams would notify each other of each new one. */
async function markConnected(
  stream: Stream,
  version: number,
  seated: readonly DeviceId[],
): Promise<void> {
  if (stream.device === undefined || hasOtherStream(stream)) return;
  await removeOldPresence(stream.code, seated);
  await recordPresence([stream], SILENCE_MILLISECONDS);
  await publishNews(stream.code, version);
}

async function markDisconnected(stream: Stream, version: number): Promise<void> {
  if (stream.device === undefined || hasOtherStream(stream)) return;
  await recordPresence([stream], 0);
  await publishNews(stream.code, version);
}

/** Whether the stream's device has another open stream of the same game. */
function hasOtherStream(stream: Stream): boolean {
  const { code, device } = stream;
  for (const other of streams().open)
    if (other !== stream && other.code === code && other.device === device) return true;
  return false;
}

/** Deletes the presence of devices that no longer hold a seat. */
async function removeOldPresence(code: string, seated: readonly DeviceId[]): Promise<void> {
  try {
    const { store } = await getServer();
    await store.removeOtherPresence(code, seated);
  } catch (error) {
    log.warn({ err: error }, 'could not delete presence');
  }
}

/** Records that the devices count as connected for the next `milliseconds`. */
async function recordPresence(streams: readonly Stream[], milliseconds: number): Promise<void> {
  const devices = new Map(
    streams.flatMap(({ code, device }) =>
      device === undefined ? [] : [[`${code} ${device}`, { code, device }] as const],
    ),
  );
  try {
    const { store } = await getServer();
    await store.recordPresence([...devices.values()], Date.now() + milliseconds);
  } catch (error) {
    // Presence is optional: its failure must not fail the stream.
    log.warn({ err: error }, 'could not record presence');
  }
}

/** Counts by key; a key whose count is 0 takes no memory. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    /** Increments each key. */
    add(keys: readonly string[]): void {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** Decrements each key; all must have been added before. */
    remove(keys: readonly string[]): void {
      for (const key of keys) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    },
  };
}
