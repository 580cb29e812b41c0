// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import type { LocalState } from '@/app/_state/tableMemory';
import { playingView } from '@/app/_state/testing/playingView';
import { seated } from '@/lib/testing/playing';
import { phoneMemory } from './phoneMemory';
import { startSending } from './sendOutbox';

/** From the press to the answer: memory, outbox and sender together, over a network that the test controls. */

let stop: () => void;
let sent: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = async () => Response.json(playingView(seated(4)));
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers = {} }: RequestInit) => {
    if (path === '/api/health') return Response.json({});
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

const CUBE = { type: 'place', owner: 0, space: { row: 1, col: 1 }, kind: 'cube' } as const;

const skip = (): Change =>
  createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } });

/** A table's memory, and what it last told. */
function watched(code: string) {
  const memory = phoneMemory(code);
  const told: { kept?: LocalState; versions: number[]; loads: number } = { versions: [], loads: 0 };
  const unwatch = memory.watch({
    receiveLocalState: kept => {
      told.kept = kept;
    },
    receiveView: ({ version }) => told.versions.push(version),
    refresh: () => void told.loads++,
  });
  return { memory, told, unwatch };
}

test('without a channel to other tabs a change is sent at once, and its answer brings the table', async () => {
  const { memory, told } = watched('NOCHAN');
  const change = skip();
  expect(await memory.send(change, false)).toMatchObject({ ok: true, value: { players: 4 } });
  expect(sent).toEqual([`"${change.id}"`]);
  expect(told.versions).toHaveLength(1);
  await vi.waitFor(() => expect(told.kept?.changes).toEqual([]));
});

test('what is refused while somebody waits for it is not said again', async () => {
  const { memory, told } = watched('REFUSE');
  answer = async () => Response.json({ error: { code: 'game-ended' } }, { status: 409 });
  expect(await memory.send(skip(), false)).toEqual({ ok: false, error: { code: 'game-ended' } });
  await vi.waitFor(() => expect(told.kept?.changes).toEqual([]));
});

test('a piece that the table has moved on past waits to be asked about, and what builds on it until then', async () => {
  const { memory, told } = watched('MOVEDON');
  answer = async () => Response.json({ error: { code: 'record-conflict' } }, { status: 409 });
  const enter = (after: string | null) =>
    createChange({
      type: 'record',
      seat: 1,
      dealNumber: 1,
      request: { ...CUBE, after, means: { step: 'share', round: 1 } },
    });
  const late = enter(null);
  expect(await memory.send(late, false)).toEqual({ ok: true, value: 'queued' });
  expect(told.loads).toBe(1);
  const next = enter(late.id);
  expect(await memory.send(next, true)).toEqual({ ok: true, value: 'queued' });
  await vi.waitFor(() => expect(told.kept?.queued).toMatchObject([late, next]));
  expect(sent).toEqual([`"${late.id}"`]);
  answer = async () => Response.json(playingView(seated(4)));
  memory.forget(late.id);
  await vi.waitFor(() => expect(told.kept?.changes).toEqual([]));
  expect(sent).toEqual([`"${late.id}"`, `"${next.id}"`]);
});

test('a change that is not answered shows, waits, and is never told of as sent', async () => {
  const { memory, told } = watched('SILENT');
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  const change = skip();
  expect(await memory.send(change, true)).toEqual({ ok: true, value: 'queued' });
  await vi.waitFor(() => expect(told.kept?.queued).toMatchObject([{ id: change.id }]));
  expect(told.kept?.isStored).toBe(true);
  answer = async () => Response.json(playingView(seated(4)));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(told.kept?.changes).toEqual([]));
});

test('a page that comes later is told what waits', async () => {
  answer = async () => Promise.reject(new TypeError('Failed to fetch'));
  const before = watched('LATER');
  const change = skip();
  await before.memory.send(change, true);
  before.unwatch();
  const after = watched('LATER');
  await vi.waitFor(() => expect(after.told.kept?.changes).toMatchObject([{ id: change.id }]));
});
