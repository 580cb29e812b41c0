// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import type { LocalState } from '@/app/_state/tableMemory';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { playingView } from '@/app/_state/testing/playingView';
import { seated } from '@/lib/testing/playing';
import { phoneMemory } from './phoneMemory';
import { startSending } from './sendOutbox';

/** Tests of memory, outbox and sender together, over a network that the test controls. */

let stop: () => void;
let sent: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = async () => ourAnswer(playingView(seated(4)));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers = {} }: RequestInit) => {
    if (path === '/api/health') return ourAnswer({});
    if (method !== 'GET') sent.push(String(new Headers(headers).get('idempotency-key')));
    return answer();
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  stop = startSending();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const skip = (): Change =>
  createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } });

/** A table's memory, and everything that its listener has received. */
function watchedMemory(code: string) {
  const memory = phoneMemory(code);
  const received: { state?: LocalState; versions: number[] } = { versions: [] };
  const unwatch = memory.watch({
    receiveLocalState: state => {
      received.state = state;
    },
    receiveView: ({ version }) => received.versions.push(version),
  });
  return { memory, received, unwatch };
}

test('without a channel to other tabs, a change is sent at once and its answer updates the table', async () => {
  const { memory, received } = watchedMemory('NOCHAN');
  const change = skip();
  expect(await memory.send(change, false)).toMatchObject({ ok: true, value: { players: 4 } });
  expect(sent).toEqual([`"${change.id}"`]);
  expect(received.versions).toHaveLength(1);
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
});

test('an entry that is refused at once stays, so that it can be entered again', async () => {
  const { memory, received } = watchedMemory('REFUSE');
  answer = async () => ourAnswer({ error: { code: 'record-conflict' } }, 409);
  const entry = skip();
  expect(await memory.send(entry, false)).toEqual({
    ok: false,
    error: { code: 'record-conflict' },
  });
  const refused = { id: entry.id, refused: { code: 'record-conflict' } };
  await vi.waitFor(() => expect(received.state?.queued).toMatchObject([refused]));
  answer = async () => ourAnswer(playingView(seated(4)));
  const next = skip();
  expect(await memory.send(next, false)).toMatchObject({ ok: true, value: { players: 4 } });
  expect(sent).toEqual([`"${entry.id}"`, `"${next.id}"`]);
  memory.forget(entry.id);
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
});

test('a change without an answer is queued and stored, and sent once the network is back', async () => {
  const { memory, received } = watchedMemory('SILENT');
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  const change = skip();
  expect(await memory.send(change, true)).toEqual({ ok: true, value: 'queued' });
  await vi.waitFor(() => expect(received.state?.queued).toMatchObject([{ id: change.id }]));
  expect(received.state?.isStored).toBe(true);
  answer = async () => ourAnswer(playingView(seated(4)));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
});

test('a page opened later receives the queued changes', async () => {
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  const before = watchedMemory('LATER');
  const change = skip();
  await before.memory.send(change, true);
  before.unwatch();
  const after = watchedMemory('LATER');
  await vi.waitFor(() => expect(after.received.state?.changes).toMatchObject([{ id: change.id }]));
});
