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
import { useOnePhonePreset, useWhosePhone } from './whosePhone';

// Preloads the lazy modules, so that whatever is not rendered at once stays unrendered.
await Promise.all([import('./NewGame'), import('./RareWishes'), import('@/app/_map/MapDrawing')]);

/** For the advanced game. */
const ADVANCED_MAP = 'B74362132084212850838A';
/** For three players. */
const MAP_WITH_TWO_HABITATS = 'A786953B010B1A6585';
/** This map has no fair deal for three players. */
const POOR_MAP = 'C372A5115312066305';
/** The same map with the green standing stone on D5. */
const REPAIRED_MAP = 'C372A5114312066305';
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
  useOnePhonePreset.setState(false);
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

/** The row that opens the rarer options and lists those that are set. */
const wishes = () => screen.getByRole('button', { name: /^More options/ });
const NONE_CHOSEN = 'More optionsyour own map, a hard clue…';
const deal = () => screen.queryByRole('button', { name: 'Deal' });

/** Expects exactly one dealt game and its table's address. Returns the game. */
function dealt() {
  expect(server.dealt).toHaveLength(1);
  const [table] = server.dealt;
  if (table === undefined) throw new Error('nothing was dealt');
  expect(address.current).toBe(`/games/${table.code}`);
  return table;
}

function expectRefusal(message: string) {
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([expect.stringContaining(message)]);
  expect(server.dealt).toEqual([]);
}

test('a map code decides the mode, and choosing the other mode drops the map', async () => {
  await openForThreeOn(ADVANCED_MAP);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Advanced/ }).checked).toBe(true);
  expect(wishes().textContent).toContain('the map you chose');
  await choose(/^Normal/);
  expect(wishes().textContent).toBe(NONE_CHOSEN);
});

test('a warning before the deal shows that a map has few possible habitats', async () => {
  const note = () => screen.queryByText('only two spaces on this map', { exact: false });
  await openForThreeOn(MAP_WITH_TWO_HABITATS);
  expect(note()).not.toBeNull();
  await choose('4');
  expect(note()).toBeNull();
  await choose('3');
  await tap('Use a new map');
  expect(wishes().textContent).toBe(NONE_CHOSEN);
  expect(note()).toBeNull();
});

test('the row of rarer options names the chosen map', async () => {
  await openForThreeOn(MAP_WITH_TWO_HABITATS);
  expect(wishes().querySelector('svg.map')).not.toBeNull();
  fireEvent.click(wishes());
  await wait();
  await tap('Use a new map instead');
  expect(wishes().textContent).toBe(NONE_CHOSEN);
  expect(wishes().querySelector('svg.map')).toBeNull();
});

test('two players see the rules for two, and cannot choose a length or balanced seats', async () => {
  await openPage();
  await choose('2');
  screen.getByText('You each get two clues and play two colours.', { exact: false });
  expect(screen.queryByRole('radio', { name: 'short' })).toBeNull();
  fireEvent.click(wishes());
  await wait();
  expect(screen.queryByRole('radio', { name: 'equal' })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  await tap('Deal');
  expect(dealt().players).toBe(2);
});

test('a table can choose equal chances or a hard clue', async () => {
  await openPage();
  await choose('3');
  await choose('short');
  expect(wishes().textContent).toBe(NONE_CHOSEN);
  fireEvent.click(wishes());
  await wait();
  await choose('one hard clue');
  screen.getByText(/^One clue, the “hard clue”, has the smallest chance of winning/);
  expect(wishes().textContent).toContain('a hard clue');
  await choose('equal');
  expect(wishes().textContent).toContain('equal chances');
  await tap('Deal');
  expect(dealt().grade).toMatchObject({ length: 'short', evenness: 'even' });
});

test('two levels of help are offered at once, and the others behind the row', async () => {
  const levels = () =>
    screen.getAllByRole('radio', { name: /^(None|Checklist|Elimination|All pieces together)/ });
  await openPage();
  expect(levels()).toHaveLength(2);
  fireEvent.click(wishes());
  await wait();
  expect(levels()).toHaveLength(6);
  await choose(/^None/);
  await tap('Close');
  // The chosen rare level is listed with the two.
  expect(levels()).toHaveLength(3);
  await choose(/^Elimination/);
  expect(levels()).toHaveLength(2);
  await tap('Deal');
  expect(dealt().assist).toBe('elimination');
});

test('a map without a fair deal can be repaired by moving a structure', async () => {
  await openForThreeOn(POOR_MAP);
  await tap('Deal');
  expectRefusal('No set of clues for this many players');
  // The best alternative replaces the deal button until a choice changes.
  expect(deal()).toBeNull();
  await choose('5');
  expect(screen.queryByRole('button', { name: /^Move the/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await choose('3');
  await tap('Deal');
  await tap('Move the green standing stone to D5');
  // Not dealt yet: the players see the changed map first.
  expect(server.dealt).toEqual([]);
  screen.getByText('only one space on this map can be the habitat', { exact: false });
  await tap('Deal');
  expect(dealt()).toMatchObject({ mapCode: REPAIRED_MAP, players: 3 });
});

test('a map without a fair deal can be played by another number of players', async () => {
  await openForThreeOn(POOR_MAP);
  await tap('Deal');
  expectRefusal('No set of clues for this many players');
  await tap('Play with 4');
  expect(dealt()).toMatchObject({ mapCode: POOR_MAP, players: 4 });
});

test('a map that cannot meet a chosen option can be played without it', async () => {
  useDealChoices.setState({ length: 'short' });
  await openForThreeOn(MAP_WITHOUT_SHORT);
  await tap('Deal');
  expectRefusal('No set of clues on this map matches your options');
  await tap('Deal without these options');
  expect(dealt()).toMatchObject({ mapCode: MAP_WITHOUT_SHORT, grade: {} });
});

test('a deal without a connection shows an error, and can be retried', async () => {
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

test('a retry after a lost response opens the game that was dealt', async () => {
  await openPage();
  await choose(/^Everyone on their own phone/);
  server.losesAnswers = true;
  await tap('Deal');
  screen.getByRole('alert');
  server.losesAnswers = false;
  await tap('Deal');
  expect(dealt().players).toBe(4);
});
