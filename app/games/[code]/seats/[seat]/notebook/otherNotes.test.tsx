// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { EMPTY_NOTEBOOK, mark } from '@/app/_board/notebook';
import { formatNotebook, parseNotebook } from '@/app/_notebook/notebookText';
import { withPhone } from '@/app/_phone/database';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { memoryTable, must, replaceCall, type TestPhone } from '@/app/_state/testing/memoryTable';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { refused } from '@/lib/result';
import { NotebookScreen } from './NotebookScreen';

stubPhoneWorker();

// Loads the lazy component up front.
await import('@/app/_board/NotebookMap');

beforeEach(() => withPhone(database => database.clear('notebooks')));

async function showNotebook({ client, show }: TestPhone): Promise<Rendered> {
  const [first] = must(await client.ask('showTable')).seats;
  if (first === undefined) throw new Error('the table has no seats');
  return show(<NotebookScreen first={first} />);
}

const notesOf = async ({ client }: TestPhone) =>
  must(await client.ask('readNotebook', { seat: 1 })).text;

/** Marks a space. */
async function star(page: Rendered, space: Hex): Promise<void> {
  fireEvent.click(await page.findByRole('gridcell', { name: new RegExp(`^${formatHex(space)},`) }));
  await page.tap(page.getByRole('button', { name: 'promising' }));
  await page.findByRole('gridcell', { name: starred(space) });
}

const starred = (space: Hex) => new RegExp(`^${formatHex(space)},.*promising`);

const [FIRST, SECOND, THERE] = [0, 13, 28];

/** Ada marks a space, and another one offline. Then her seat moves to a phone that marks a third, and back. */
async function handOverThereAndBack() {
  const table = await memoryTable(3);
  const [ada] = await table.sitDown('Ada');
  const page = await showNotebook(ada);
  await star(page, FIRST);
  await expect.poll(() => notesOf(ada), { timeout: 5000 }).not.toBeNull();
  const connect = replaceCall(ada.client, 'saveNotebook', async () => refused({ code: 'offline' }));
  await star(page, SECOND);

  const there = table.phone('there');
  const take = async (from: TestPhone, to: TestPhone) => {
    const { digits } = must(await from.client.ask('offerSeat', { seat: 1 }));
    must(await to.client.ask('takeSeat', { seat: 1, body: { digits } }));
  };
  await take(ada, there);
  await page.findByRole('heading', { name: /Your seat moved/ });
  const before = parseNotebook((await notesOf(there)) ?? '') ?? EMPTY_NOTEBOOK;
  const text = formatNotebook(mark(before, THERE, 'star'));
  must(await there.client.ask('saveNotebook', { seat: 1, body: { text } }));
  await take(there, ada);
  connect();
  return { ada, page, text };
}

test.each([
  ['Keep mine', [FIRST, SECOND]],
  ['Take these', [FIRST, THERE]],
])(
  'after the seat moved to another phone and back, the player chooses once which notes stay: %s',
  async (answer, spaces) => {
    const { ada, page, text } = await handOverThereAndBack();
    await page.findByText('Notes from another window or phone');
    page.unmount();

    const again = await showNotebook(ada);
    await again.findByText('Notes from another window or phone');
    expect(await notesOf(ada)).toBe(text);
    for (const space of [FIRST, SECOND]) again.getByRole('gridcell', { name: starred(space) });
    await again.tap(again.getByRole('button', { name: answer }));
    expect(again.queryByText('Notes from another window or phone')).toBeNull();
    for (const space of spaces) await again.findByRole('gridcell', { name: starred(space) });
    expect(again.queryAllByRole('gridcell', { name: /promising/ })).toHaveLength(2);
    again.unmount();
    const kept = async () => [...(parseNotebook((await notesOf(ada)) ?? '')?.marks.keys() ?? [])];
    await expect.poll(kept, { timeout: 5000 }).toEqual(spaces);
    if (answer === 'Take these') expect(await notesOf(ada)).toBe(text);
  },
);
