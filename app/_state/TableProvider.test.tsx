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
import { playingView } from './testing/playingView';

const HERE = 'this phone';
const dealt = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'the table'));
const claim = applyMove(dealt, { kind: 'claim', seat: 1, device: HERE, at: 0 });
const seated = claim.ok ? claim.value : dealt;
const viewOf = (game: Game) => playingView(game, HERE);

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
  localStorage.clear();
});

/** A client that counts calls of `watch`; these tests make no other calls. */
function listenedTo() {
  const heard = { begun: 0, stopped: 0 };
  const watch: TableClient['watch'] = () => {
    heard.begun += 1;
    return () => {
      heard.stopped += 1;
    };
  };
  const client = { ...remoteTable(dealt.code), watch };
  return { table: newTable(viewOf(dealt), client), heard };
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

test('the view that a page is given is shown, and a newer one in its place', async () => {
  const { table } = listenedTo();
  await show(table, viewOf(dealt));
  expect(page.textContent).toBe(String(dealt.version));
  await show(table, viewOf(seated));
  expect(page.textContent).toBe(String(seated.version));
  await show(table, viewOf(dealt));
  expect(page.textContent).toBe(String(seated.version));
});

test('a table is listened to while its page is open', async () => {
  const { table, heard } = listenedTo();
  await show(table, viewOf(dealt));
  await show(table, viewOf({ ...dealt, version: dealt.version + 1 }));
  expect(heard).toEqual({ begun: 1, stopped: 0 });
  await act(() => root.render(null));
  expect(heard).toEqual({ begun: 1, stopped: 1 });
});

test('whoever sits down listens anew', async () => {
  const { table, heard } = listenedTo();
  await show(table, viewOf(dealt));
  await show(table, viewOf(seated));
  expect(heard).toEqual({ begun: 2, stopped: 1 });
});

test('the phone remembers the game, and the seat once it is taken', async () => {
  const { table } = listenedTo();
  const kept = () => JSON.parse(localStorage.getItem('fieldbook-games') ?? '{}').state.games;
  await show(table, viewOf(dealt), <CacheTable />);
  expect(kept()).toMatchObject([{ code: dealt.code, ended: false, seats: [] }]);
  await show(table, viewOf(seated), <CacheTable />);
  expect(kept()).toMatchObject([{ code: dealt.code, seats: [{ seat: 1 }] }]);
});

test('what asks for a table where there is none is a fault', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(act(async () => root.render(<Version />))).rejects.toThrow('no table');
  told.mockRestore();
});
