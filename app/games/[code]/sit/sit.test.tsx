// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loseAnswer, memoryTable, must, replaceCall } from '@/app/_state/testing/memoryTable';
import { noticeBar, tapInNotices, untilNoNotices } from '@/app/_state/testing/notices';
import { enter } from '@/app/_state/testing/sendChange';
import { NoticeBar } from '@/app/_table/NoticeBar';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { placeView } from '@/lib/game/views/views';
import { refused } from '@/lib/result';
import { SitScreen } from './SitScreen';

beforeEach(() => address.set('/games/ANYONE/sit'));

const nameField = (page: Rendered) => page.getByRole('textbox', { name: /name/ });
const radio = (page: Rendered, name: string) => page.queryByRole('radio', { name });
const sitDown = (page: Rendered) => page.tap(page.getByRole('button', { name: 'Take a seat' }));

function choose(page: Rendered, color: string, which = 'Your colour') {
  const colors = within(page.getByRole('group', { name: which }));
  return page.tap(colors.getByRole('radio', { name: color }));
}

test('an invalid name is rejected as it is typed, and stays so that it can be corrected', async () => {
  const table = await memoryTable(3);
  const ana = table.phone('Ana');
  const page = await ana.show(<SitScreen wanted={1} />);
  const longName = 'Ana, called the Great by everybody';
  await page.user.click(nameField(page));
  await page.user.paste(longName);
  page.getByText(/too long: at most 20/);
  await choose(page, 'purple');
  await sitDown(page);

  expect(document.activeElement).toBe(nameField(page));
  expect(nameField(page)).toHaveProperty('value', longName);
  expect(radio(page, 'purple')).toHaveProperty('checked', true);
  expect(must(await ana.client.ask('showTable')).you).toEqual([]);

  await page.user.clear(nameField(page));
  await page.user.type(nameField(page), 'Ana');
  expect(page.queryByText(/too long/)).toBeNull();
  await sitDown(page);
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1#envelope`));
  const [seat] = must(await ana.client.ask('showTable')).seats;
  expect(seat).toMatchObject({ name: 'Ana', color: 'purple' });
});

test('the colour of a taken seat is not offered, but that of a free seat is', async () => {
  const table = await memoryTable(3);
  const [ana] = await table.sitDown('Ana');
  const bence = await table.phone('Bence').show(<SitScreen wanted={2} />);
  expect(radio(bence, 'red')).toBeNull();
  await choose(bence, 'teal');
  await sitDown(bence);
  await waitFor(() => expect(address.current).toMatch(/seats\/2#envelope$/));
  bence.unmount();

  const another = await ana.show(<SitScreen wanted={3} />);
  another.getByText(/^For someone without a phone/);
  expect(radio(another, 'teal')).toBeNull();
  expect(radio(another, 'orange')).toHaveProperty('checked', true);
});

test('in the two-player game a player chooses both colours, and the other player is offered neither', async () => {
  const table = await memoryTable(2);
  const ada = table.phone('Ada');
  const page = await ada.show(<SitScreen wanted={1} />);
  await choose(page, 'teal');
  await choose(page, 'pink', 'Your second colour');
  await sitDown(page);
  await waitFor(() => expect(address.current).toMatch(/seats\/1#envelope$/));
  expect(must(await ada.client.ask('showTable')).seats[0]?.colors).toEqual(['teal', 'pink']);
  page.unmount();

  const other = await table.phone('Ben').show(<SitScreen wanted={2} />);
  for (const which of ['Your colour', 'Your second colour']) {
    const colors = within(other.getByRole('group', { name: which }));
    expect(colors.getAllByRole('radio').length).toBeGreaterThan(0);
    for (const taken of ['teal', 'pink'])
      expect(colors.queryByRole('radio', { name: taken })).toBeNull();
  }
});

test('if another player takes the seat first, the next one is offered', async () => {
  const table = await memoryTable(3);
  const ben = table.phone('Ben');
  const page = await ben.show(<SitScreen wanted={undefined} />);
  expect(nameField(page)).toHaveProperty('placeholder', 'Player 1');
  await table.sitDown('Ada');
  const seated = within(page.getByRole('region', { name: 'Already here' }));
  await seated.findByText('Ada');
  await sitDown(page);
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/2#envelope`));
  expect(must(await ben.client.ask('showTable')).you).toEqual([2]);
});

test('sitting down leads to the clue, even if the response never arrives', async () => {
  const table = await memoryTable(3);
  const ana = table.phone('Ana');
  loseAnswer(ana.client, 'claimSeat', () => new Promise(() => {}));
  const page = await ana.show(<SitScreen wanted={1} />);
  await sitDown(page);
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1#envelope`));
});

test('sitting down in another tab leads to the clue', async () => {
  const table = await memoryTable(3);
  await table.phone('Ana').show(<SitScreen wanted={1} />);
  await table.sitDown('Ana');
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1#envelope`));
});

test('if the request fails, the page shows why, and the player can try again', async () => {
  const table = await memoryTable(3);
  const ana = table.phone('Ana');
  const reconnect = replaceCall(ana.client, 'claimSeat', async () => refused({ code: 'offline' }));
  const page = await ana.show(<SitScreen wanted={1} />);
  await sitDown(page);
  await page.findByText(en.ui.trouble.offline);
  reconnect();
  await sitDown(page);
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/1#envelope`));
});

test('a player still choosing when the last seat is taken learns that, and gets a link to the table', async () => {
  const table = await memoryTable(3);
  const page = await table.phone('Dov').show(<SitScreen wanted={undefined} />);
  await table.sitDown('Ada', 'Ben', 'Cleo');
  await page.findByText('All seats are taken.');
  expect(page.queryByRole('button', { name: 'Take a seat' })).toBeNull();
  const links = page.getAllByRole('link', { name: /table/ });
  for (const link of links) expect(link.getAttribute('href')).toBe(`/games/${table.code}`);
});

test('a guest at a full table waits, and is seated when the others redeal for one more', async () => {
  const table = await memoryTable(3);
  const page = await table.phone('Dov').show(<SitScreen wanted={undefined} />);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo');
  await page.findByText(en.sit.oneMore, { exact: false });
  await page.user.type(nameField(page), 'Dov');
  await page.tap(page.findByRole('button', { name: en.sit.seatMe }));
  await page.findByText(en.sit.waiting);

  // Seated players get a notice, and redeal for one more with one tap.
  const told = await ada.show(<NoticeBar />);
  await waitFor(() => expect(noticeBar(told)?.textContent).toContain('Dov is waiting for a seat'));
  await tapInNotices(told, 'One more? Redeal for four');
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/4#envelope`));
  const { seats, events } = must(await ada.client.ask('showTable'));
  expect(seats[3]?.name).toBe('Dov');
  expect(events.map(({ kind }) => kind)).not.toContain('waits');
});

test('a guest without a name can wait and stop, and gets no notice of a new clue when seated', async () => {
  const table = await memoryTable(3);
  const dov = table.phone('Dov');
  const page = await dov.show(<SitScreen wanted={undefined} />);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const told = await ada.show(<NoticeBar />);
  const seatMe = () => page.tap(page.findByRole('button', { name: en.sit.seatMe }));
  await seatMe();
  await page.findByText('Player 4');
  await waitFor(() => expect(noticeBar(told)?.textContent).toContain('Player 4 is waiting'));
  await page.tap(page.findByRole('button', { name: 'Cancel' }));
  await untilNoNotices(told);

  await seatMe();
  await waitFor(() => expect(noticeBar(told)?.textContent).toContain('Player 4 is waiting'));
  await tapInNotices(told, 'One more? Redeal for four');
  await waitFor(() => expect(address.current).toBe(`/games/${table.code}/seats/4#envelope`));
  page.unmount();
  const seated = await dov.show(<NoticeBar />);
  expect(noticeBar(seated)).toBeNull();
});

test('once play has begun, a guest sees that nobody can join', async () => {
  const table = await memoryTable(3);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo');
  must(await enter(ada.client, 1, { type: 'start' }));
  must(await enter(ada.client, 1, { type: 'place', owner: 0, space: placeView(0), kind: 'cube' }));
  const page = await table.phone('Dov').show(<SitScreen wanted={undefined} />);
  await page.findByText(en.sit.nobodyJoins);
  expect(page.queryByRole('button', { name: en.sit.seatMe })).toBeNull();
  const late = table.phone('Eva').client.ask('waitForSeat', { body: { name: 'Eva' } });
  expect(await late).toMatchObject({ ok: false, error: { code: 'game-started' } });
});

test('at a table of five, a guest sees only that all seats are taken', async () => {
  const table = await memoryTable(5);
  const page = await table.phone('Fay').show(<SitScreen wanted={undefined} />);
  await table.sitDown('Ada', 'Ben', 'Cleo', 'Dan', 'Eva');
  await page.findByText(en.sit.allTaken);
  page.getByText(en.sit.nobodyJoins);
  expect(page.queryByText(en.sit.oneMore, { exact: false })).toBeNull();
});

test('players are asked where they sit only until pieces are recorded', async () => {
  const table = await memoryTable(4);
  const [ada] = await table.sitDown('Ada', 'Ben', 'Cleo');
  const page = await table.phone('Dev').show(<SitScreen wanted={4} />);
  page.getByRole('button', { name: en.seating.decideLater });
  must(await enter(ada.client, 1, { type: 'start' }));
  must(await enter(ada.client, 1, { type: 'place', owner: 0, space: placeView(0), kind: 'cube' }));
  await page.findByRole('button', { name: 'Take a seat' });
  expect(page.queryByRole('button', { name: en.seating.decideLater })).toBeNull();
});
