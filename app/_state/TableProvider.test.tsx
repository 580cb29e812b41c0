// @vitest-environment happy-dom

import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheTable } from '@/app/_phone/CacheTable';
import { deal } from '@/lib/game/deal/deal';
import type { Game } from '@/lib/game/game';
import { applyMove } from '@/lib/game/moves';
import type { TableView } from '@/lib/game/views/views';
import { newGame } from '@/lib/testing/newGame';
import { remoteTable } from './remoteTable';
import { TableProvider, useTable } from './TableProvider';
import type { TableClient } from './tableClient';
import { newTable, type OpenTable } from './tables';
import { ourAnswer } from './testing/ourAnswer';
import { playingView } from './testing/playingView';

const DEVICE = 'this phone';
const dealt = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'the table'));
const claim = applyMove(dealt, { kind: 'claim', seat: 1, device: DEVICE, at: 0 });
const seated = claim.ok ? claim.value : dealt;
const viewOf = (game: Game) => playingView(game, DEVICE);

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: 1000 });
  page = document.createElement('main');
  root = createRoot(page);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A client that counts calls of `watch`; these tests make no other calls. */
function watchedTable() {
  const watches = { started: 0, stopped: 0 };
  const watch: TableClient['watch'] = () => {
    watches.started += 1;
    return () => {
      watches.stopped += 1;
    };
  };
  const client = { ...remoteTable(dealt.code), watch };
  return { table: newTable(viewOf(dealt), client), watches };
}

const Version = () => useTable(({ view }) => view.version);

async function show(table: OpenTable, view: TableView, children: ReactNode = <Version />) {
  await act(() =>
    root.render(
      <TableProvider view={view} table={table}>
        {children}
      </TableProvider>,
    ),
  );
  await act(() => vi.dynamicImportSettled());
}

test('a page shows its view until there is a newer one', async () => {
  const { table } = watchedTable();
  await show(table, viewOf(dealt));
  expect(page.textContent).toBe(String(dealt.version));
  await show(table, viewOf(seated));
  expect(page.textContent).toBe(String(seated.version));
  await show(table, viewOf(dealt));
  expect(page.textContent).toBe(String(seated.version));
});

test('a table is watched while its page is open', async () => {
  const { table, watches } = watchedTable();
  await show(table, viewOf(dealt));
  await show(table, viewOf({ ...dealt, version: dealt.version + 1 }));
  expect(watches).toEqual({ started: 1, stopped: 0 });
  await act(() => root.render(null));
  expect(watches).toEqual({ started: 1, stopped: 1 });
});

test('the table is watched again after the device takes a seat', async () => {
  const { table, watches } = watchedTable();
  await show(table, viewOf(dealt));
  await show(table, viewOf(seated));
  expect(watches).toEqual({ started: 2, stopped: 1 });
});

test('a page whose table was refused retries periodically, and watches the table once it is found', async () => {
  const { table, watches } = watchedTable();
  let isGone = true;
  vi.stubGlobal('fetch', async () =>
    isGone ? ourAnswer({ error: { code: 'not-found' } }, 404) : ourAnswer(viewOf(seated)),
  );
  await show(table, viewOf(dealt));
  await act(() => table.store.getState().refresh());
  expect(watches).toEqual({ started: 1, stopped: 1 });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toBe(String(dealt.version));
  isGone = false;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(page.textContent).toBe(String(seated.version));
  expect(watches).toEqual({ started: 2, stopped: 1 });
});

test('the phone stores the game, and the seat once it is taken', async () => {
  const { table } = watchedTable();
  const stored = () => JSON.parse(localStorage.getItem('fieldbook-games') ?? '{}').state.games;
  await show(table, viewOf(dealt), <CacheTable />);
  expect(stored()).toMatchObject([{ code: dealt.code, ended: false, seats: [] }]);
  await show(table, viewOf(seated), <CacheTable />);
  expect(stored()).toMatchObject([{ code: dealt.code, seats: [{ seat: 1 }] }]);
});

test('a component that uses a table without a provider throws', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(act(async () => root.render(<Version />))).rejects.toThrow('no table');
  consoleError.mockRestore();
});
