// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Change, createChange } from '@/app/_state/changes';
import { TableProvider } from '@/app/_state/TableProvider';
import { NO_LOCAL_STATE, type TableMemory, withoutMemory } from '@/app/_state/tableMemory';
import { openedTable } from '@/app/_state/tables';
import { memoryTable, must } from '@/app/_state/testing/memoryTable';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { NoticeBar } from './NoticeBar';

const refused = (code: string): Change => ({
  ...createChange({ type: 'record', seat: 1, dealNumber: 1, request: { type: 'skip' } }),
  refused: { code },
});

/** Shows a phone that no longer holds a seat, with these changes in its memory. */
async function phoneWith(changes: readonly Change[]) {
  const { client } = (await memoryTable(3)).phone('Ada');
  const view = must(await client.loadTable());
  const forgotten: string[] = [];
  const memory: TableMemory = {
    ...withoutMemory(client),
    watch(listener) {
      listener.receiveLocalState({ ...NO_LOCAL_STATE, changes, queued: changes });
      return () => {};
    },
    forget: id => void forgotten.push(id),
  };
  const table = openedTable(view, { client, memory });
  const page = await renderInWords(
    <TableProvider view={view} table={table}>
      <NoticeBar />
    </TableProvider>,
  );
  return { page, forgotten };
}

test('refused entries are reported with each reason once, until the notice is dismissed', async () => {
  const lost = [refused('not-your-seat'), refused('not-your-seat'), refused('record-conflict')];
  const { page, forgotten } = await phoneWith(lost);
  await page.tap(await page.findByRole('button', { name: /3 entries on the record didn’t count/ }));
  expect(
    page.getAllByText(/This phone had lost that seat\. Somebody else was faster/),
  ).toHaveLength(1);
  await page.tap(page.getByRole('button', { name: 'Got it' }));
  expect(forgotten).toEqual(lost.map(({ id }) => id));
});
