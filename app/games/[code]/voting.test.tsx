// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryTable, must, ONE_PHONE } from '@/app/_state/testing/memoryTable';
import {
  expectNotice,
  noticeBar,
  noticeSheet,
  openNotices,
  tapInNotices,
  untilClosed,
  untilNoNotices,
} from '@/app/_state/testing/notices';
import { answer, callEnd, look } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { seatAt } from '@/lib/board/players';
import { FoundForm } from './found/FoundForm';
import { TableScreen } from './TableScreen';

// Turns off the delay in which new buttons ignore taps.
vi.mock('@/app/_table/useSettled', () => ({ useSettled: () => true }));

const FOUND = <FoundForm first={undefined} />;

beforeEach(() => address.set('/'));

/** Queries limited to the bottom bar, because the page also contains a map. */
function actionsOf({ container }: Rendered) {
  const actions = container.querySelector<HTMLElement>('[data-page-actions]');
  if (actions === null) throw new Error('there are no page actions');
  return within(actions);
}

const expectEnd = ({ container }: Rendered) => within(container).findByText('The end');

/** Expects the asker to see who declined, in the notice bar and in its sheet. */
async function expectDeclined(page: Rendered, text: string) {
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain(text));
  await openNotices(page);
  expect(noticeSheet(page)?.querySelector('.declined')?.textContent).toBe(text);
}

test('"not now" is an answer, and can be changed', async () => {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  must(await answer(cleo.client, 3, { about: 'hint' }, 'agree'));
  const asker = await ada.show(<TableScreen />);
  const page = await ben.show(<TableScreen />);
  await tapInNotices(page, 'Not now');
  await untilClosed(page);
  expect(noticeBar(page)?.textContent).toContain('You said not now');
  expect(document.activeElement).toBe(noticeBar(page));
  await expectDeclined(asker, 'Ben: not now');
  (await openNotices(asker)).getByText('2 of 3 agree');
  expect(must(await ada.client.ask('showTable')).hint).toBeNull();
  await tapInNotices(page, 'Change');
  await expectNotice(page, 'Ada asks for a hint');
  expect(document.activeElement).toBe(noticeSheet(page));
  await tapInNotices(page, 'Agree');
  for (const each of [asker, page, await cleo.show(<TableScreen />)])
    await expectNotice(each, 'The hint');
});

test('the hint can be read again later', async () => {
  const table = await memoryTable(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  must(await answer(ben.client, 2, { about: 'hint' }, 'agree'));
  const first = await ada.show(<TableScreen />);
  await expectNotice(first, 'The hint');
  await tapInNotices(first, 'Got it');
  await untilNoNotices(first);
  first.unmount();
  const later = await ada.show(<TableScreen />);
  const read = await actionsOf(later).findByRole('button', { name: 'Read the hint' });
  expect(noticeBar(later)).toBeNull();
  await later.tap(read);
  await waitFor(() =>
    expect(noticeSheet(later)?.querySelector('h2')?.textContent).toBe('The hint'),
  );
});

test('the button shows the count of one’s own open question, and opens it to take it back', async () => {
  const table = await memoryTable(2);
  const [ada] = await table.sitDown('Ada', 'Ben');
  const page = await ada.show(<TableScreen />);
  await page.tap(actionsOf(page).getByRole('button', { name: 'Ask for a hint' }));
  const button = await actionsOf(page).findByRole('button', { name: 'Hint: 1 of 2' });
  expect(noticeBar(page)).toBeNull();
  await page.tap(button);
  await expectNotice(page, 'You asked for a hint');
  await tapInNotices(page, 'Close');
  await untilNoNotices(page);
  await page.tap(button);
  await tapInNotices(page, 'Take back');
  await actionsOf(page).findByRole('button', { name: 'Ask for a hint' });
  await untilNoNotices(page);
});

test('a shared phone shows no count of answers', async () => {
  const phone = (await memoryTable(3, { onePhone: true })).phone(ONE_PHONE);
  must(await answer(phone.client, 1, { about: 'hint' }, 'agree'));
  const page = await phone.show(<TableScreen />);
  await waitFor(() => expect(noticeBar(page)?.textContent).toBe('Ask for a hint'));
});

test('a player who called a find can take it back', async () => {
  const table = await memoryTable(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  must(await callEnd(ada.client, 1, { space: null }));
  const [caller, other] = [await ada.show(<TableScreen />), await ben.show(<TableScreen />)];
  await tapInNotices(other, 'Not yet');
  await expectDeclined(caller, 'Ben: not yet');
  await tapInNotices(caller, 'Got it');
  for (const page of [caller, other])
    await actionsOf(page).findByRole('link', { name: 'Found it!' });
  await untilNoNotices(caller);
  expect(document.activeElement?.tagName).toBe('H1');
  await waitFor(() =>
    expect(noticeBar(other)?.textContent).toContain('Ada took the question back'),
  );
  await tapInNotices(other, 'Close');
  await untilNoNotices(other);
});

test('all players can give up together', async () => {
  const table = await memoryTable(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  address.set(`/games/${table.code}/found`);
  const calling = await ada.show(FOUND);
  await calling.tap(within(calling.container).findByText('Nobody found it: reveal the clues'));
  await expect.poll(() => address.current).toBe(`/games/${table.code}`);
  calling.unmount();
  const caller = await ada.show(<TableScreen />);
  await caller.tap(actionsOf(caller).getByRole('button', { name: 'End: 1 of 2' }));
  await expectNotice(caller, 'You said nobody found it');
  const atTable = await ben.show(<TableScreen />);
  await expectNotice(atTable, 'Ada: Nobody found it. Reveal the clues?');
  actionsOf(atTable).getByRole('button', { name: 'End: 1 of 2' });
  atTable.unmount();

  address.set(`/games/${table.code}/found`);
  const atFind = await ben.show(FOUND);
  expect(atFind.queryByRole('button', { name: /Don’t say where/ })).toBeNull();
  await tapInNotices(atFind, 'Yes, reveal them');
  await expectEnd(caller);
  await expect.poll(() => address.current).toBe(`/games/${table.code}`);
  atFind.unmount();
  await expectEnd(await ben.show(<TableScreen />));
});

test('a wrong find reveals nothing: every phone shows it, and each player checks their own clue', async () => {
  const table = await memoryTable(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  must(await look(ben.client, 2));
  table.clock.now += 1000;
  const caller = await ada.show(<TableScreen />);
  must(await callEnd(ada.client, 1, { space: 0 }));
  // Depends on the seed: A1 must not be the habitat.
  if (must(await callEnd(ben.client, 2, { space: 0 })).phase === 'ended')
    throw new Error('the first space is the habitat of this seed');
  await waitFor(() => expect(noticeBar(caller)?.textContent).toContain('Not on A1. Play on.'));
  const other = await ben.show(<TableScreen />);
  (await openNotices(other)).getByText('Looked since then: 0 of 2.');
  const map = within(other.container);
  map.getByRole('gridcell', { name: /^A1,.*not the habitat/ });
  await tapInNotices(other, 'Check my pieces');
  await expect.poll(() => address.current).toBe(`/games/${table.code}/seats/2`);
  other.unmount();

  for (const [seat, phone] of [ada, ben].entries()) must(await look(phone.client, seatAt(seat)));
  await waitFor(() =>
    expect(noticeBar(caller)?.textContent).toContain('Everyone has looked. Play on.'),
  );
  await tapInNotices(caller, 'Got it');
  await untilNoNotices(caller);
  caller.unmount();
  const later = await ada.show(<TableScreen />);
  await actionsOf(later).findByRole('link', { name: 'Found it!' });
  expect(noticeBar(later)).toBeNull();
});

test('a "give up" that somebody has declined can be replaced by a find', async () => {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await callEnd(ada.client, 1, null));
  const page = await cleo.show(<TableScreen />);
  await actionsOf(page).findByRole('button', { name: /of 3/ });
  must(await answer(ben.client, 2, { about: 'end', found: null }, 'not-now'));
  await actionsOf(page).findByRole('link', { name: 'Found it!' });
  page.unmount();
  const found = await cleo.show(FOUND);
  await found.tap(found.findByRole('button', { name: /Don’t say where/ }));
  await expect.poll(() => address.current).toBe(`/games/${table.code}`);
  expect(must(await cleo.client.ask('showTable')).questions).toMatchObject([
    { motion: { about: 'end', found: { space: null } }, by: 3 },
  ]);
});

test('the seated players can end a game that another has left', async () => {
  const table = await memoryTable(4);
  const [ada, ben, cleo, dev] = await table.sitDown('Ada', 'Ben', 'Cleo', 'Dev');
  must(await dev.client.ask('leaveSeat', { seat: 4 }));
  must(await callEnd(ada.client, 1, { space: null }));
  const pages = [await ben.show(<TableScreen />), await cleo.show(<TableScreen />)];
  for (const page of pages) await tapInNotices(page, 'Yes, found');
  for (const page of [...pages, await ada.show(<TableScreen />)]) await expectEnd(page);
});

test('of two open questions, the one about the end is first', async () => {
  const table = await memoryTable(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const page = await cleo.show(<TableScreen />);
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('Ada: a hint?'));
  must(await callEnd(ben.client, 2, { space: null }));
  await waitFor(() => expect(noticeBar(page)?.textContent).toContain('+1'));
  expect(noticeSheet(page)).toBeNull();
  await expectNotice(page, /^Ben: Found it!/);
  // The other question is a row below.
  (await openNotices(page)).getByRole('button', { name: /^Ada: a hint\?/ });
  await tapInNotices(page, 'Not yet');
  await waitFor(() => expect(noticeSheet(page)?.querySelectorAll('h2')).toHaveLength(2));
  await expectNotice(page, 'Ada asks for a hint');
  await expectNotice(page, 'You said not yet');
  expect(noticeSheet(page)?.contains(document.activeElement)).toBe(true);
  await tapInNotices(page, 'Not now');
  await untilClosed(page);
  await expectNotice(page, 'You said not now');
  await expectNotice(page, 'You said not yet');
  await page.tap(actionsOf(page).getByRole('button', { name: 'Hint: 1 of 3' }));
  await expectNotice(page, 'Ada asks for a hint');
});

test('a phone with two seats answers for each, and an onlooker sees the answers', async () => {
  const table = await memoryTable(3);
  const [ada, both] = await table.sitDown('Ada', 'Ben');
  must(await both.client.ask('claimSeat', { seat: 3, body: { name: 'Cleo' } }));
  const watcher = await table.phone('an onlooker').show(<TableScreen />);
  const page = await both.show(<TableScreen />);
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));

  await expectNotice(watcher, 'Ada asks for a hint');
  // Only the button that closes the sheet.
  (await openNotices(watcher)).getByRole('button', { name: 'Close' });
  expect((await openNotices(watcher)).getAllByRole('button')).toHaveLength(1);
  await (await openNotices(page)).findByText('What does Ben say?');
  await tapInNotices(page, 'Agree');
  // The sheet stays open for the other seat.
  await within(noticeSheet(page) ?? page.container).findByText('What does Cleo say?');
  await tapInNotices(page, 'Not now');
  await untilClosed(page);
  (await openNotices(page)).getByText('Cleo: not now');
  await (await openNotices(watcher)).findByText('2 of 3 agree');
  page.unmount();

  const finding = await both.show(FOUND);
  const noSpace = { name: /Don’t say where/ };
  expect(finding.queryByRole('button', noSpace)).toBeNull();
  await finding.tap(within(finding.container).findByLabelText(/Cleo/));
  await finding.tap(finding.findByRole('button', noSpace));
  await expectNotice(watcher, /^Cleo: Found it!/);
});
