import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_MILLISECONDS } from './beat';
import { deal } from './game/deal';
import { type DeviceId, newGame } from './game/game';
import { play } from './game/moves';

vi.hoisted(() => {
  process.env.DATABASE_URL = ':memory:';
});
const { changeGame, getServer } = await import('./server');
const { endStreams, openStream } = await import('./streams');

const CODE = 'KRWNQT';
const DEVICE = 'a device';
const DEAL = deal({ mode: 'normal', players: 3 }, 'streams');

const phones: AbortController[] = [];

// One clock beats for all streams, from the first one on.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

beforeEach(async () => {
  await (await getServer()).store.create(newGame(CODE, DEAL));
});

afterEach(async () => {
  for (const phone of phones.splice(0)) phone.abort();
  vi.restoreAllMocks();
  await (await getServer()).store.prune(Number.MAX_SAFE_INTEGER);
});

/** A stream as Next hands it on: read from the start, or never. */
async function listen(phone: AbortController, device?: DeviceId) {
  phones.push(phone);
  const stream = await openStream({
    code: CODE,
    version: 1,
    device,
    signal: phone.signal,
    response: undefined,
  });
  let text = '';
  const read = async () => {
    for await (const part of stream) text += new TextDecoder().decode(part);
  };
  return { read, heard: () => text };
}

async function isHere(): Promise<boolean> {
  const { store } = await getServer();
  return ((await store.presence(CODE)).get(DEVICE)?.hereUntil ?? 0) > Date.now();
}

const claim = (seat: number) =>
  changeGame(CODE, game => play(game, { kind: 'claim', seat, device: DEVICE, at: Date.now() }));

test('news comes as a message, and every few seconds a beat with the version', async () => {
  const { read, heard } = await listen(new AbortController());
  void read();
  await claim(1);
  await vi.waitFor(() => expect(heard()).toBe('retry: 1000\ndata: 1\n\ndata: 2\n\n'));
  vi.advanceTimersByTime(BEAT_MILLISECONDS);
  await vi.waitFor(() => expect(heard()).toMatch(/event: beat\ndata: 2\n\n$/));
});

test('one question serves the beats of all streams', async () => {
  const { store } = await getServer();
  const versions = vi.spyOn(store, 'versions');
  for (let phone = 0; phone < 5; phone++) void (await listen(new AbortController())).read();
  vi.advanceTimersByTime(BEAT_MILLISECONDS);
  await vi.waitFor(() => expect(versions).toHaveBeenCalledExactlyOnceWith([CODE]));
});

test('news that could not be told is mended by the beat, and the change is acknowledged', async () => {
  const { live } = await getServer();
  const { read, heard } = await listen(new AbortController());
  void read();
  vi.spyOn(live, 'tell').mockRejectedValue(new Error('nobody can be told'));
  expect((await claim(1)).ok).toBe(true);
  expect(heard()).not.toContain('data: 2');
  vi.advanceTimersByTime(BEAT_MILLISECONDS);
  await vi.waitFor(() => expect(heard()).toContain('event: beat\ndata: 2\n\n'));
});

test.each(['before it is opened', 'before it is read', 'while it is read'] as const)(
  'a phone that is gone %s is taken off the list',
  async when => {
    const { live, store } = await getServer();
    const listening = vi.spyOn(live, 'listen');
    const phone = new AbortController();
    if (when === 'before it is opened') phone.abort();
    const { read, heard } = await listen(phone, DEVICE);
    if (when === 'while it is read') {
      void read();
      await vi.waitFor(async () => expect(await isHere()).toBe(true));
    }
    phone.abort();

    await vi.waitFor(async () => expect(await isHere()).toBe(false));
    expect(listening).toHaveBeenCalledTimes(when === 'before it is opened' ? 0 : 1);
    const before = heard();
    const versions = vi.spyOn(store, 'versions');
    vi.advanceTimersByTime(BEAT_MILLISECONDS);
    await claim(1);
    await vi.waitFor(() => expect(versions).toHaveBeenCalledExactlyOnceWith([]));
    expect(heard()).toBe(before);
    expect(await isHere()).toBe(false);
  },
);

test('a phone with a second stream is here until that one is gone, too', async () => {
  const pair = [new AbortController(), new AbortController()] as const;
  for (const phone of pair) void (await listen(phone, DEVICE)).read();
  await vi.waitFor(async () => expect(await isHere()).toBe(true));
  pair[0].abort();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await isHere()).toBe(true);
  pair[1].abort();
  await vi.waitFor(async () => expect(await isHere()).toBe(false));
});

test('no stream holds up the stop, not even one that opens after all others were ended', async () => {
  const { live } = await getServer();
  const early = await listen(new AbortController(), DEVICE);
  const ended = early.read();
  const listening = vi.spyOn(live, 'listen');
  endStreams();
  await ended;
  const late = await listen(new AbortController(), DEVICE);
  await late.read();
  expect(late.heard()).toBe('');
  expect(listening).not.toHaveBeenCalled();
});
