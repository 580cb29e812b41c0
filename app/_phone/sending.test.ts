// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import { remoteTable } from '@/app/_state/remoteTable';
import type { LocalState } from '@/app/_state/tableMemory';
import { ourAnswer } from '@/app/_state/testing/ourAnswer';
import { playingView } from '@/app/_state/testing/playingView';
import { useConnection } from '@/app/_ui/connection';
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
  useConnection.setState(useConnection.getInitialState(), true);
  vi.unstubAllGlobals();
});

const skip = (): Change =>
  createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } });

/** A table's memory, and everything that its listener has received. */
function watchedMemory(code: string) {
  const memory = phoneMemory(code, remoteTable(code));
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
  expect(await memory.send(change)).toMatchObject({ ok: true, value: { players: 4 } });
  expect(sent).toEqual([`"${change.id}"`]);
  expect(received.versions).toHaveLength(1);
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
});

test('an entry that is refused at once stays, so that it can be entered again', async () => {
  const { memory, received } = watchedMemory('REFUSE');
  answer = async () => ourAnswer({ error: { code: 'record-conflict' } }, 409);
  const entry = skip();
  expect(await memory.send(entry)).toEqual({
    ok: false,
    error: { code: 'record-conflict' },
  });
  const refused = { id: entry.id, refused: { code: 'record-conflict' } };
  await vi.waitFor(() => expect(received.state?.queued).toMatchObject([refused]));
  answer = async () => ourAnswer(playingView(seated(4)));
  const next = skip();
  expect(await memory.send(next)).toMatchObject({ ok: true, value: { players: 4 } });
  expect(sent).toEqual([`"${entry.id}"`, `"${next.id}"`]);
  memory.forget(entry.id);
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
});

test('without a connection a change is queued and stored, and sent once its table is reachable again', async () => {
  const { memory, received } = watchedMemory('SILENT');
  useConnection.setState({ lostSince: 0 });
  const change = skip();
  expect(await memory.send(change)).toEqual({ ok: true, value: 'queued' });
  await vi.waitFor(() => expect(received.state?.queued).toMatchObject([{ id: change.id }]));
  expect(received.state?.isStored).toBe(true);
  expect(sent).toEqual([]);
  useConnection.setState({ lostSince: undefined });
  await vi.waitFor(() => expect(received.state?.changes).toEqual([]));
  expect(sent).toEqual([`"${change.id}"`]);
});

test('a change whose request fails is sent again once the server answers', async () => {
  const { memory, received } = watchedMemory('FAILED');
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  void memory.send(skip());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answer = async () => ourAnswer(playingView(seated(4)));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(received.state?.changes).toEqual([]);
  });
  expect(new Set(sent).size).toBe(1);
});

test('a page opened later receives the queued changes', async () => {
  useConnection.setState({ lostSince: 0 });
  const before = watchedMemory('LATER');
  const change = skip();
  await before.memory.send(change);
  before.unwatch();
  const after = watchedMemory('LATER');
  await vi.waitFor(() => expect(after.received.state?.changes).toMatchObject([{ id: change.id }]));
});
