// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import { TableProvider } from '@/app/_state/TableProvider';
import { NO_LOCAL_STATE, type TableMemory, withoutMemory } from '@/app/_state/tableMemory';
import { openedTable } from '@/app/_state/tables';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { openNotices } from '@/app/_state/testing/notices';
import { enter } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import type { RecordRequest } from '@/lib/game/record/recordView';
import type { TableView } from '@/lib/game/views/views';
import { NoticeBar } from './NoticeBar';

const space = (col: number) => ({ row: 1, col });
const cube = (owner: number, col: number) =>
  ({ type: 'place', owner, space: space(col), kind: 'cube' }) as const;

const refused = (code: string, request: RecordRequest = { type: 'skip' }): Change => ({
  ...createChange({ type: 'record', seat: 1, dealNumber: 1, request }),
  refused: { code },
});

/** Ada's phone at a table with cubes on A1 and B1, with these refused entries in storage. */
async function phoneWith(refusedIn: (view: TableView) => readonly Change[]) {
  const table = await memoryTable(3);
  const [{ client }] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await enter(client, 1, { type: 'start' }));
  for (const owner of [0, 1]) must(await enter(client, 1, cube(owner, 1 + owner)));
  const view = must(await client.ask('showTable'));
  const changes = refusedIn(view);
  const forgotten: string[] = [];
  const memory: TableMemory = {
    ...withoutMemory(client),
    watch(listener) {
      listener.receiveLocalState({ ...NO_LOCAL_STATE, changes, queued: changes });
      return () => {};
    },
    forget: id => void forgotten.push(id),
  };
  const page = await renderInWords(
    <TableProvider view={view} table={openedTable(view, { client, memory })}>
      <NoticeBar />
    </TableProvider>,
  );
  return { page, forgotten, changes, code: view.code };
}

test('refused entries are reported together, with their reasons, until marked as read', async () => {
  const { page, forgotten, changes } = await phoneWith(() => [
    refused('not-your-seat'),
    refused('game-ended'),
  ]);
  const sheet = await openNotices(page);
  await sheet.findByRole('heading', { name: '2 entries in the record didn’t count.' });
  sheet.getByText('This phone had lost that seat.');
  sheet.getByText('The game had already ended.');
  await page.tap(sheet.getByRole('button', { name: 'Got it' }));
  expect(forgotten).toEqual(changes.map(({ id }) => id));
});

test('an entry overtaken by another phone’s names that one’s space, and can be entered again', async () => {
  // Entered right after the cube on A1, without the one on B1.
  const { page, forgotten, changes, code } = await phoneWith(({ record }) => [
    refused('record-conflict', { ...cube(1, 5), after: record?.entries[0]?.id ?? null }),
  ]);
  const sheet = await openNotices(page);
  sheet.getByRole('heading', { name: 'Not entered: E1.' });
  sheet.getByText('Another phone was faster: B1.');
  await page.tap(sheet.getByRole('button', { name: 'Enter it again' }));
  expect(forgotten).toEqual(changes.map(({ id }) => id));
  expect(address.current).toBe(`/games/${code}/record?space=4`);
});
