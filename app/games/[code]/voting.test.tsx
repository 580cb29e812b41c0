// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { must, tableHere } from '@/app/_state/testing/tableHere';
import { answer, callEnd } from '@/app/_state/testing/tell';
import { votesOn } from '@/app/_state/testing/votesOn';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { FoundScreen } from './found/FoundScreen';
import { TableScreen } from './TableScreen';

const FOUND = <FoundScreen first={undefined} finder={undefined} />;

beforeEach(() => address.set('/'));

/** Queries limited to the bottom bar, because the page also contains a map. */
function thumbOf({ container }: Rendered) {
  const thumb = container.querySelector<HTMLElement>('[data-at-thumb]');
  if (thumb === null) throw new Error('nothing is at the thumb');
  return within(thumb);
}

const expectEnd = ({ container }: Rendered) => within(container).findByText('The end');

/** Expects the line that shows the asker who declined. */
const expectDeclined = ({ container }: Rendered, said: string) =>
  waitFor(() => expect(container.querySelector('#votes .declined')?.textContent).toBe(said));

const asks = (phone: Rendered, name: string | RegExp) =>
  votesOn(phone).findByRole('heading', { name });

test('"not now" is an answer, and can be changed', async () => {
  const table = await tableHere(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  must(await answer(cleo.client, 3, { about: 'hint' }, 'agree'));
  const asker = await ada.show(<TableScreen />);
  const page = await ben.show(<TableScreen />);
  await page.tap(votesOn(page).findByRole('button', { name: 'Not now' }));
  await expectDeclined(asker, 'Ben: not now');
  votesOn(asker).getByText('2 of 3 agree');
  expect(must(await ada.client.loadTable()).hint.shown).toEqual([]);
  await page.tap(votesOn(page).findByRole('button', { name: 'Change' }));
  await asks(page, 'Ada asks for a hint');
  await page.tap(votesOn(page).findByRole('button', { name: 'Agree' }));
  for (const each of [asker, page, await cleo.show(<TableScreen />)]) await asks(each, 'The hint');
});

test('the hint is read again later', async () => {
  const table = await tableHere(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  must(await answer(ben.client, 2, { about: 'hint' }, 'agree'));
  const first = await ada.show(<TableScreen />);
  await asks(first, 'The hint');
  await first.tap(votesOn(first).getByRole('button', { name: 'Got it' }));
  expect(votesOn(first).queryByRole('heading')).toBeNull();
  first.unmount();
  const later = await ada.show(<TableScreen />);
  const read = await thumbOf(later).findByRole('button', { name: 'Read the hint' });
  expect(votesOn(later).queryByRole('heading')).toBeNull();
  await later.tap(read);
  await asks(later, 'The hint');
});

test('who has called the wrong space takes it back', async () => {
  const table = await tableHere(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  must(await callEnd(ada.client, 1, { space: null }));
  const [caller, other] = [await ada.show(<TableScreen />), await ben.show(<TableScreen />)];
  await asks(caller, 'You called it');
  await other.tap(votesOn(other).findByRole('button', { name: 'Not yet' }));
  await expectDeclined(caller, 'Ben: not yet');
  await caller.tap(votesOn(caller).getByRole('button', { name: 'Take back' }));
  for (const page of [caller, other]) {
    await thumbOf(page).findByRole('link', { name: 'Found it!' });
    expect(votesOn(page).queryByRole('heading')).toBeNull();
  }
});

test('a table gives up together', async () => {
  const table = await tableHere(2);
  const [ada, ben] = await table.sitDown('Ada', 'Ben');
  address.set(`/games/${table.code}/found`);
  const calling = await ada.show(FOUND);
  await calling.tap(within(calling.container).findByText('Nobody found it: open the clues'));
  await expect.poll(() => address.current).toBe(`/games/${table.code}`);
  calling.unmount();
  const caller = await ada.show(<TableScreen />);
  await asks(caller, 'You said nobody found it');
  const atTable = await ben.show(<TableScreen />);
  await asks(atTable, 'Ada: Nobody found it. Open the clues?');
  thumbOf(atTable).getByRole('button', { name: 'End: 1 of 2' });
  atTable.unmount();

  address.set(`/games/${table.code}/found`);
  const atFind = await ben.show(FOUND);
  const noSpace = thumbOf(atFind).getByRole('button', { name: 'Without a space' });
  expect(noSpace).toHaveProperty('disabled', true);
  await atFind.tap(votesOn(atFind).findByRole('button', { name: 'Yes, open them' }));
  await expectEnd(caller);
  await expect.poll(() => address.current).toBe(`/games/${table.code}`);
  atFind.unmount();
  await expectEnd(await ben.show(<TableScreen />));
});

test('a table that somebody has left is ended by those who sit', async () => {
  const table = await tableHere(4);
  const [ada, ben, cleo, dev] = await table.sitDown('Ada', 'Ben', 'Cleo', 'Dev');
  must(await dev.client.leaveSeat(4));
  must(await callEnd(ada.client, 1, { space: null }));
  const pages = [await ben.show(<TableScreen />), await cleo.show(<TableScreen />)];
  for (const page of pages)
    await page.tap(votesOn(page).findByRole('button', { name: 'Yes, found' }));
  for (const page of [...pages, await ada.show(<TableScreen />)]) await expectEnd(page);
});

test('of two questions the end comes first', async () => {
  const table = await tableHere(3);
  const [ada, ben, cleo] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const page = await cleo.show(<TableScreen />);
  const votes = votesOn(page);
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));
  await asks(page, 'Ada asks for a hint');
  must(await callEnd(ben.client, 2, { space: null }));
  await asks(page, /^Ben: Found it!/);
  await page.tap(votes.getByRole('button', { name: 'Not yet' }));
  await asks(page, 'Ada asks for a hint');
  await asks(page, 'You said not yet');
  await page.tap(votes.getByRole('button', { name: 'Not now' }));
  await asks(page, 'You said not now');
  await asks(page, 'You said not yet');
  await page.tap(thumbOf(page).getByRole('button', { name: 'Hint: 1 of 3' }));
  await asks(page, 'Ada asks for a hint');
});

test('a phone with two seats answers for each, and whoever watches sees it', async () => {
  const table = await tableHere(3);
  const [ada, both] = await table.sitDown('Ada', 'Ben');
  must(await both.client.claimSeat(3, { name: 'Cleo' }));
  const watcher = await table.phone('who watches').show(<TableScreen />);
  const page = await both.show(<TableScreen />);
  must(await answer(ada.client, 1, { about: 'hint' }, 'agree'));

  await asks(watcher, 'Ada asks for a hint');
  expect(votesOn(watcher).queryByRole('button')).toBeNull();
  await votesOn(page).findByText('What does Ben say?');
  await page.tap(votesOn(page).getByRole('button', { name: 'Agree' }));
  await votesOn(page).findByText('What does Cleo say?');
  await page.tap(votesOn(page).getByRole('button', { name: 'Not now' }));
  await votesOn(page).findByText('Cleo: not now');
  await votesOn(watcher).findByText('2 of 3 agree');
  page.unmount();

  const finding = await both.show(FOUND);
  const noSpace = thumbOf(finding).getByRole('button', { name: 'Without a space' });
  expect(noSpace).toHaveProperty('disabled', true);
  await finding.tap(within(finding.container).findByLabelText(/Cleo/));
  await finding.tap(noSpace);
  await asks(watcher, /^Cleo: Found it!/);
});
