// @vitest-environment happy-dom
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { agreeToEnd, endGame, sitEverywhere } from '@/app/_state/testing/endGame';
import { memoryTable, must, ONE_PHONE, type TestPhone } from '@/app/_state/testing/memoryTable';
import { noticeBar } from '@/app/_state/testing/notices';
import { callEnd } from '@/app/_state/testing/sendChange';
import { address } from '@/app/_ui/testing/nextNavigation';
import type { Rendered } from '@/app/_words/testing/renderInWords';
import { hexOf, type TableView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import { EndScreen } from './EndScreen';
import { uncoveredClues } from './uncoveredClues';

const NAMES = ['Mara', 'Jonas', 'Tilda', 'Kwame', 'Zoe'];

/** A map with exactly one fair deal for three players. */
const MAP_FOR_ONE_GAME = 'A19B8C863B26440763';

beforeEach(() => address.set('/'));

const showEnd = (phone: TestPhone) => phone.show(<EndScreen />);

/** Queries limited to one part of the page, which also contains a map. */
function partOf({ container }: Rendered, selector: string) {
  const part = container.querySelector<HTMLElement>(selector);
  if (part === null) throw new Error(`there is no ${selector}`);
  return within(part);
}

const plateOf = (page: Rendered) => partOf(page, '.end-headline');
const actionsOf = (page: Rendered) => partOf(page, '[data-page-actions]');

const habitatOf = ({ habitat }: TableView): string => formatHex((habitat && hexOf(habitat)) ?? -1);

test('the end page names the finder, and each clue lights its own area', async () => {
  const table = await memoryTable(4, { mode: 'advanced' });
  const phone = await sitEverywhere(table, NAMES.slice(0, 4));
  const ended = await endGame(phone, 2);
  const page = await showEnd(phone);
  const plate = plateOf(page);
  plate.getByRole('heading', { name: `${habitatOf(ended)} Jonas found it` });
  const status = plate.getByRole('status');
  expect(status.textContent).toBe('');

  const lit = () =>
    page.container.querySelectorAll('[role=gridcell][aria-label*="fits this clue"]');
  const rows = partOf(page, '.clue-rows').getAllByRole('button');
  const pressed = () => rows.filter(row => row.getAttribute('aria-pressed') === 'true');
  expect(rows).toHaveLength(4);
  const clues = uncoveredClues(ended, readStoredMap(ended.mapCode));
  const left = clues.map(clue => clue.left.size);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(left.at(-1)).toBe(1);
  for (const [index, { hexes, seat, worth }] of clues.entries()) {
    const row = rows[index] ?? page.container;
    expect(row.textContent).toContain(`${seat.name} · ${hexes.size} spaces`);
    expect(row.textContent).toMatch(left[index] === 1 ? /1 space left$/ : / spaces left$/);
    act(() => row.click());
    expect(pressed()).toEqual([row]);
    expect(lit()).toHaveLength(hexes.size);
    expect(status.textContent).toBe(
      `Without ${seat.name}’s clue ${worth?.without} spaces would have been left.`,
    );
  }
  rows[3]?.focus();
  await page.user.keyboard('{Enter}');
  expect(pressed()).toEqual([]);
  expect(lit()).toHaveLength(0);
  expect(status.textContent).toBe('');
});

test('a find without a space and giving up have kind headlines', async () => {
  const found = await sitEverywhere(await memoryTable(4), NAMES.slice(0, 4));
  await endGame(found, 3, { space: null });
  const page = await showEnd(found);
  plateOf(page).getByRole('heading', { name: /Tilda found it/ });
  page.unmount();

  const given = await sitEverywhere(await memoryTable(4), NAMES.slice(0, 4));
  await endGame(given, 1, null);
  plateOf(await showEnd(given)).getByRole('heading', { name: /Nobody found it/ });
});

test.each([
  { players: 3, seed: 'b', evenness: 'fairly equal' },
  { players: 4, seed: 'c', evenness: 'up to twice the chance' },
  { players: 5, seed: 'c', evenness: 'more than twice' },
] as const)(
  'the words for fairness match the chances listed for $players players',
  async ({ players, seed, evenness }) => {
    const table = await memoryTable(players, { mode: 'advanced', seed });
    const phone = await sitEverywhere(table, NAMES.slice(0, players));
    await endGame(phone, 1);
    const page = await showEnd(phone);
    const content = partOf(page, '.page-content');
    await page.tap(content.getByRole('button', { name: /^About this game/ }));
    const list = await content.findByRole('list', { name: 'Chances of winning' });
    const chances = (list.textContent ?? '').match(/\d+(?=%)/g)?.map(Number) ?? [];
    expect(chances).toHaveLength(players);
    expect(chances.reduce((sum, each) => sum + each)).toBe(100);
    const times = Math.max(...chances) / Math.min(...chances);
    expect(
      times <= 1.5 ? 'fairly equal' : times <= 2 ? 'up to twice the chance' : 'more than twice',
    ).toBe(evenness);
    content.getByText(evenness, { exact: false });
  },
);

test('one phone deals a new map for the same players, and the others get a link to it', async () => {
  const table = await memoryTable(3);
  const [ada, ben] = [table.phone('Ada'), table.phone('Ben')];
  for (const [phone, seat] of [
    [ada, 1],
    [ada, 2],
    [ben, 3],
  ] as const)
    must(await phone.client.ask('claimSeat', { seat, body: {} }));
  must(await callEnd(ada.client, 1, { space: null }));
  await agreeToEnd(ada, 2);
  const { mapCode } = await agreeToEnd(ben, 3);
  const others = await showEnd(ben);
  const page = await showEnd(ada);
  expect(noticeBar(page)).toBeNull();
  actionsOf(page).getByRole('button', { name: 'Same map, new clues' });

  await page.tap(actionsOf(page).getByRole('button', { name: 'New map' }));
  await waitFor(() => expect(address.current).not.toBe('/'));
  const next = table.at(address.current.split('/').at(-1) ?? '');
  const view = must(await next.phone('Ada').client.ask('showTable'));
  expect(view).toMatchObject({ round: 2, you: [1, 2] });
  expect(view.mapCode).not.toBe(mapCode);

  const toNext = await actionsOf(others).findByRole('link', { name: 'Go to the next game' });
  // No notice, because the button says the same.
  expect(noticeBar(others)).toBeNull();
  expect(actionsOf(others).queryByRole('button', { name: /New map|Same map/ })).toBeNull();
  address.set('/');
  await others.tap(toNext);
  expect(address.current).toBe(`/games/${next.code}`);
  expect(must(await next.phone('Ben').client.ask('showTable')).you).toEqual([3]);
});

test('a map with no fair deals left says so, and offers only a new map', async () => {
  const table = await memoryTable(3, { mapCode: MAP_FOR_ONE_GAME });
  const phone = await sitEverywhere(table, NAMES.slice(0, 3));
  await endGame(phone, 1);
  const page = await showEnd(phone);
  const actions = actionsOf(page);
  actions.getByText('You’ve played every set of clues on this map.');
  expect(actions.queryByRole('button', { name: /Same map/ })).toBeNull();
  await page.tap(actions.getByRole('button', { name: 'New map' }));
  await waitFor(() => expect(address.current).not.toBe('/'));
  const next = table.at(address.current.split('/').at(-1) ?? '').phone(ONE_PHONE);
  const { round, mapCode } = must(await next.client.ask('showTable'));
  expect(round).toBe(2);
  expect(mapCode).not.toBe(MAP_FOR_ONE_GAME);
});

test('an onlooker sees the end, but can neither deal the next game nor open the evening', async () => {
  const table = await memoryTable(4);
  const phone = await sitEverywhere(table, NAMES.slice(0, 4));
  await endGame(phone, 1);
  const own = await showEnd(phone);
  expect(within(own.container).getAllByText(/New map|Same map/)).toHaveLength(2);
  expect(within(own.container).getAllByText(/The evening/)).not.toHaveLength(0);
  own.unmount();
  const page = await showEnd(table.phone('a stranger'));
  plateOf(page).getByRole('heading', { name: /Mara found it/ });
  expect(actionsOf(page).queryAllByRole('button')).toEqual([]);
  expect(within(page.container).queryByText(/New map|Same map/)).toBeNull();
  expect(within(page.container).queryByText(/The evening/)).toBeNull();
});
