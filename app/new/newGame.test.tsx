// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubPhoneWorker } from '@/app/_phone/testing/fakeWorker';
import { type MemoryServer, memoryServer } from '@/app/_state/testing/memoryServer';
import { fakeTimers } from '@/app/_ui/testing/fakeTimers';
import { address } from '@/app/_ui/testing/nextNavigation';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { parseMapCode } from '@/lib/map/mapCode';
import { chooseMap, useDealChoices } from '../_state/dealChoices';
import { NewGame } from './NewGame';
import { useServerHere, useWhosePhone } from './whosePhone';

// Preload the lazy modules, so that anything not rendered at once is never rendered.
await Promise.all([import('./NewGame'), import('./Wishes'), import('@/app/_map/MapDrawing')]);

/** For the advanced game. */
const ADVANCED_MAP = 'B74362132084212850838A';
/** For three players. */
const MAP_WITH_TWO_HABITATS = 'A786953B010B1A6585';
/** This map has no fair deal for three players. */
const POOR_MAP = 'C372A5115312066305';
/** The same map with the green standing stone on D5. */
const MENDED_MAP = 'C372A5114312066305';
/** None of the fair deals for three players on this map is short. */
const MAP_WITHOUT_SHORT = '61B4322051587B4711';

stubPhoneWorker();
const wait = fakeTimers();
let server: MemoryServer;

beforeEach(() => {
  server = memoryServer();
  address.set('/new');
  useDealChoices.setState(useDealChoices.getInitialState(), true);
  useWhosePhone.setState(useWhosePhone.getInitialState(), true);
  useServerHere.setState(useServerHere.getInitialState(), true);
});

async function openPage() {
  await renderInWords(<NewGame />);
  await wait();
}

/** Opens the page as if coming from a map code, for three players. */
async function openForThreeOn(code: string) {
  const map = parseMapCode(code);
  if (!map.ok) throw new Error(`no map: ${code}`);
  chooseMap(map.value);
  await openPage();
  await choose('3');
}

async function tap(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
}

async function choose(name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') {
  fireEvent.click(screen.getByRole(role, { name }));
  await wait();
}

/** The row whose label lists the wishes. */
const wishes = () => screen.getByRole('button', { name: /^Wishes/ });
const deal = () => screen.queryByRole('button', { name: 'Deal' });

/** Expects exactly one dealt game and the page at its table. */
function dealt() {
  expect(server.dealt).toHaveLength(1);
  const [table] = server.dealt;
  if (table === undefined) throw new Error('nothing was dealt');
  expect(address.current).toBe(`/games/${table.code}`);
  return table;
}

function expectRefusal(says: string) {
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([expect.stringContaining(says)]);
  expect(server.dealt).toEqual([]);
}

test('the game follows from the code, and another game wants another map', async () => {
  await openForThreeOn(ADVANCED_MAP);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Advanced/ }).checked).toBe(true);
  expect(wishes().textContent).toContain('the map you chose');
  await choose(/^Normal/);
  expect(wishes().textContent).toContain('a new map');
});

test('a map that leaves the habitat little choice says so before it is dealt', async () => {
  const note = () => screen.queryByText('only two spaces on this map', { exact: false });
  await openForThreeOn(MAP_WITH_TWO_HABITATS);
  expect(note()).not.toBeNull();
  await choose('4');
  expect(note()).toBeNull();
  await choose('3');
  await tap('Use a new map');
  expect(wishes().textContent).toContain('a new map');
  expect(note()).toBeNull();
});

test('a map that was chosen is seen in the row of wishes', async () => {
  await openForThreeOn(MAP_WITH_TWO_HABITATS);
  expect(wishes().querySelector('svg.map')).not.toBeNull();
  fireEvent.click(wishes());
  await wait();
  await tap('Use a new map instead');
  expect(wishes().textContent).toContain('a new map');
  expect(wishes().querySelector('svg.map')).toBeNull();
});

test('two players are told what they play, and wish for nothing', async () => {
  await openPage();
  await choose('2');
  screen.getByText('You each get two clues and play two colours.', { exact: false });
  expect(wishes().textContent).toBe('Wishesa new map · no race');
  fireEvent.click(wishes());
  await wait();
  screen.getByText('We can only predict length and balance', { exact: false });
  expect(screen.queryByRole('radio', { name: 'short' })).toBeNull();
  const [only, ...more] = screen.getAllByRole('checkbox');
  expect(more).toEqual([]);
  expect(only).toBe(screen.getByRole('checkbox', { name: /^Count every look/ }));
  await tap('Deal');
  expect(dealt().players).toBe(2);
});

test('seats are even or one is harder', async () => {
  await openPage();
  await choose('3');
  expect(wishes().textContent).toBe('Wishesa new map · any length · no race');
  fireEvent.click(wishes());
  await wait();
  await choose('short');
  await choose('one is harder');
  screen.getByText(/^One envelope has the smallest chance of winning/);
  expect(wishes().textContent).toContain('a new map · a short game · a handicap');
  await choose('as even as can be');
  expect(wishes().textContent).toContain('a new map · a short game · even seats');
  await tap('Deal');
  expect(dealt().grade).toMatchObject({ length: 'short', evenness: 'even' });
});

test('a table that wishes so has every look counted', async () => {
  await openPage();
  fireEvent.click(wishes());
  await wait();
  await choose(/^Count every look/, 'checkbox');
  expect(wishes().textContent).toContain('every look counted');
  await tap('Deal');
  expect(dealt().countsLooks).toBe(true);
});

test('a map without a fair deal is mended by moving a structure', async () => {
  await openForThreeOn(POOR_MAP);
  await tap('Deal');
  expectRefusal('no fair deal for this many players');
  // The nearest possible game replaces the failing one until a choice changes.
  expect(deal()).toBeNull();
  await choose('5');
  expect(screen.queryByRole('button', { name: /^Move the/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('3');
  await tap('Deal');
  await tap('Move the green standing stone to D5');
  // No deal yet: the player sees the proposed map first.
  expect(server.dealt).toEqual([]);
  screen.getByText('only one space on this map can be the habitat', { exact: false });
  await tap('Deal');
  expect(dealt()).toMatchObject({ mapCode: MENDED_MAP, players: 3 });
});

test('a map without a fair deal is played by another number', async () => {
  await openForThreeOn(POOR_MAP);
  await tap('Deal');
  expectRefusal('no fair deal for this many players');
  await tap('Play with 4');
  expect(dealt()).toMatchObject({ mapCode: POOR_MAP, players: 4 });
});

test('a map that cannot grant a wish is played without it', async () => {
  useDealChoices.setState({ length: 'short' });
  await openForThreeOn(MAP_WITHOUT_SHORT);
  await tap('Deal');
  expectRefusal('No fair deal on this map matches your options');
  await tap('Deal without these options');
  expect(dealt()).toMatchObject({ mapCode: MAP_WITHOUT_SHORT, grade: {} });
});

test('a deal that finds no network says so, and can be tried again', async () => {
  await openPage();
  server.isReachable = false;
  await choose(/^Everyone on their own phone/);
  await tap('Deal');
  expectRefusal('No connection. Nothing is lost');
  // An explicit choice stays, even while the server is unreachable.
  await choose(/^Everyone on their own phone/);
  server.isReachable = true;
  await tap('Deal');
  expect(dealt().players).toBe(4);
});
