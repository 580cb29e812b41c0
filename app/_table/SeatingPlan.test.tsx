// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type MemoryTable, memoryTable, must, ONE_PHONE } from '@/app/_state/testing/memoryTable';
import { enter, look } from '@/app/_state/testing/sendChange';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { WhoPlays } from '../games/[code]/pass/WhoPlays';
import { SitScreen } from '../games/[code]/sit/SitScreen';
import { SeatingPlan } from './SeatingPlan';

/** Ada, Ben, Cleo and Dov sit in this order, clockwise. */
async function fourAtTable(): Promise<MemoryTable> {
  const table = await memoryTable(4);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo', 'Dov');
  must(
    await ada.client.ask('setSeatOrder', { body: { seat: 1, order: [1, 2, 3, 4], starter: 1 } }),
  );
  return table;
}

const chip = (page: Rendered, name: string) =>
  within(page.getByRole('list')).getByRole('button', { name: new RegExp(`^${name}`) });
const clockwise = (page: Rendered) =>
  page.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Clockwise'))
    ?.textContent;

test('two taps swap two players, and the ring starts with the reader', async () => {
  const table = await fourAtTable();
  const cleo = table.phone('Cleo');
  const page = await cleo.show(<SeatingPlan />);
  expect(clockwise(page)).toBe('Clockwise: Cleo, Dov, Ada, Ben.');
  await page.tap(chip(page, 'Ada'));
  page.getByText('Swap Ada with whom?');
  await page.tap(page.getByRole('button', { name: en.seating.putBack }));
  await page.tap(chip(page, 'Ada'));
  await page.tap(chip(page, 'Ben'));
  await waitFor(() => expect(clockwise(page)).toBe('Clockwise: Cleo, Dov, Ben, Ada.'));
  const { order, events } = must(await cleo.client.ask('showTable'));
  expect(order).toEqual([3, 4, 2, 1]);
  expect(events.at(-1)).toMatchObject({ kind: 'order', by: 3 });
});

test('the order can be reversed, and any player can be chosen to start', async () => {
  const table = await fourAtTable();
  const ben = table.phone('Ben');
  const page = await ben.show(<SeatingPlan />);
  await page.tap(page.getByRole('button', { name: en.seating.otherWay }));
  await waitFor(() => expect(clockwise(page)).toBe('Clockwise: Ben, Ada, Dov, Cleo.'));
  await page.tap(chip(page, 'Dov'));
  await page.tap(page.getByRole('button', { name: 'Dov starts' }));
  await waitFor(() => expect(chip(page, 'Dov').textContent).toContain('starts'));
  expect(must(await ben.client.ask('showTable')).starter).toBe(4);
});

test('the order can be changed with the keyboard alone', async () => {
  const table = await fourAtTable();
  const page = await table.phone('Ada').show(<SeatingPlan />);
  chip(page, 'Ben').focus();
  await page.user.keyboard('{Enter}{ArrowLeft}');
  await waitFor(() => expect(clockwise(page)).toBe('Clockwise: Ada, Cleo, Ben, Dov.'));
  await page.user.keyboard('{Escape}');
  expect(chip(page, 'Ben').getAttribute('aria-pressed')).toBe('false');
});

test('once pieces are on the board, a change of the order is an entry of the record', async () => {
  const table = await fourAtTable();
  const ada = table.phone('Ada');
  must(await enter(ada.client, 1, { type: 'start' }));
  const cube = { type: 'place', owner: 0, space: { row: 1, col: 1 }, kind: 'cube' } as const;
  must(await enter(ada.client, 1, cube));
  const page = await ada.show(<SeatingPlan />);
  expect(page.queryByRole('button', { name: en.seating.drawAgain })).toBeNull();
  await page.tap(page.getByRole('button', { name: en.seating.otherWay }));
  await waitFor(() => expect(clockwise(page)).toBe('Clockwise: Ada, Dov, Cleo, Ben.'));
  const view = must(await ada.client.ask('showTable'));
  expect(view.order).toEqual([1, 2, 3, 4]);
  expect(view.record?.entries.at(-1)).toMatchObject({ type: 'reseat', order: [3, 2, 1, 0] });
});

test('the ring shows the hard envelope, which can be passed on until its holder has looked', async () => {
  const table = await memoryTable(4, { handicap: true });
  const [ada, , cleo] = await table.sitDown('Ada', 'Ben', 'Cleo', 'Dov');
  const page = await ada.show(<SeatingPlan />);
  expect(chip(page, 'Dov').textContent).toContain(en.hard.mark);
  await page.tap(chip(page, 'Cleo'));
  await page.tap(page.getByRole('button', { name: 'Give Cleo the hard clue' }));
  await waitFor(() => expect(chip(page, 'Cleo').textContent).toContain(en.hard.mark));
  expect(must(await ada.client.ask('showTable')).hard).toBe(3);
  must(await look(cleo.client, 3));
  await page.tap(chip(page, 'Ben'));
  await waitFor(() => expect(page.queryByRole('button', { name: /the hard clue$/ })).toBeNull());
});

test('the first player to want the hard envelope can take it when sitting down', async () => {
  const table = await memoryTable(4, { handicap: true });
  const ada = table.phone('Ada');
  const page = await ada.show(<SitScreen wanted={1} />);
  await page.tap(page.getByRole('checkbox', { name: /^I’ll take the hard clue/ }));
  await page.tap(page.getByRole('button', { name: en.table.sitDown }));
  await waitFor(async () => expect(must(await ada.client.ask('showTable')).hard).toBe(1));
  const last = await table.phone('Ben').show(<SitScreen wanted={2} />);
  expect(last.queryByRole('checkbox')).toBeNull();
});

test('on a phone that is passed around, the order of the names is the seating order', async () => {
  const table = await memoryTable(4, { onePhone: true, handicap: true });
  const phone = table.phone(ONE_PHONE);
  const page = await phone.show(<WhoPlays />);
  page.getByText(en.pass.namesOrder, { exact: false });
  page.getByRole('img', { name: en.hard.mark });
  await page.tap(page.getByRole('button', { name: en.pass.passRound }));
  await waitFor(async () =>
    expect(must(await phone.client.ask('showTable')).order).toEqual([1, 2, 3, 4]),
  );
});

test('from the third player on, players choose whom to sit between', async () => {
  const table = await memoryTable(4);
  await table.sitDown('Ada', 'Ben');
  const cleo = table.phone('Cleo');
  const page = await cleo.show(<SitScreen wanted={3} />);
  const places = within(page.getByRole('group', { name: en.seating.sides }));
  expect(places.getAllByRole('radio')).toHaveLength(2);
  page.getByRole('button', { name: en.seating.decideLater });
  await page.tap(places.getByRole('radio', { name: 'Ben on your left, Ada on your right' }));
  await page.tap(page.getByRole('button', { name: en.table.sitDown }));
  await waitFor(async () =>
    expect(must(await cleo.client.ask('showTable')).order).toEqual([1, 3, 2]),
  );
});
