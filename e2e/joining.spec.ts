import type { Locator, Page } from 'playwright/test';
import { formatGameCode } from '@/lib/game/gameCode';
import { expectAccessible } from './accessible';
import { claim } from './ask';
import { expectCovered, hold, sitDown, startAtTable, typeCode } from './doings';
import { expect, test } from './fixtures';
import { nameField, openSeats, openTable, otherSeat, tapFreeSeat } from './seating';
import { gameAt } from './table';

const NAMES = ['Ana', 'Bence', 'Chiara', 'Dov', 'Eszter'];

test('five phones join by the code and by the link to photograph', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 5 });
  const [ana, ...others] = await Promise.all(NAMES.map(() => player()));
  if (ana === undefined) throw new Error('nobody came');
  await startAtTable(ana.page, code, 1, 'Ana');

  const poster = ana.page.getByRole('region', { name: 'Join this table' });
  await expect(poster.getByText(formatGameCode(code))).toBeVisible();
  await expectAccessible(ana.page);
  const link = await poster.getByRole('link').getAttribute('href');
  expect(link).toBe(new URL(`/games/${code}/sit`, ana.page.url()).href);
  // Each player reaches the server through a door of their own.
  const { pathname } = new URL(link ?? '');

  for (const [index, { page }] of others.entries()) {
    const isByCode = index % 2 === 0;
    if (isByCode) {
      await page.goto('/');
      await typeCode(page, code);
    } else {
      await page.goto(pathname);
    }
    await sitHere(page, NAMES[index + 1] ?? '');
  }

  await expect(ana.page.getByText('Everybody is here')).toBeVisible();
  await openSeats(ana.page);
  for (const name of NAMES.slice(1)) {
    await expect(otherSeat(ana.page, name)).toContainText('here');
  }
  await expectAccessible(ana.page);
});

test('from a scanned code to the own clue it takes two taps', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.goto(`/games/${code}/sit`);
  const taps = [
    () => page.getByRole('button', { name: 'Sit down', exact: true }).click(),
    () => hold(page),
  ];
  for (const tap of taps) await tap();
  expect(taps).toHaveLength(2);
  await page.mouse.up();
  await expectCovered(page);
  await expect(page.getByRole('heading', { name: 'Player 1', level: 1 })).toBeVisible();
});

test('by keys the own clue is reached as well: the envelope has the focus', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.goto(`/games/${code}/sit`);
  await page.getByRole('button', { name: 'Sit down', exact: true }).press('Enter');
  await expect(page.locator('#envelope')).toBeFocused();
  const look = page.getByRole('button', { name: 'Hold to look' });
  await tabTo(page, look, 5);
  await page.keyboard.press('Shift+Tab');
  // A page that is led to by keys says what it is.
  await page.getByRole('link', { name: 'Go to the table' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
});

test('the name is kept from last time, and who sits is not asked again', async ({
  table,
  player,
}) => {
  const [first, second] = [
    await table.createGame({ mode: 'normal', players: 3 }),
    await table.createGame({ mode: 'normal', players: 3 }),
  ];
  const { page } = await player();
  await openTable(page, first.code);
  await sitDown(page, 2, 'Ana');
  await page.goto(`/games/${second.code}/sit`);
  await expect(nameField(page)).toHaveValue('Ana');
  await page.goto(`/games/${first.code}/sit`);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('who comes when all seats are taken is at the table', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.goto(`/games/${code}/sit`);
  const others = await device();
  for (const seat of [1, 2, 3]) await claim(others, gameAt(code), seat);
  await expect(page.getByText('All seats are taken.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('the short address leads to where one sits down', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.goto(`/${code.toLowerCase()}`);
  await expect(page.getByRole('heading', { name: 'Sit down' })).toBeVisible();
});

test('a name that will not do is refused while it is typed, and stays to be mended', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  await openTable(ana.page, code);
  await tapFreeSeat(ana.page, 1);
  const longName = 'Ana, called the Great by everybody';
  await nameField(ana.page).fill(longName);
  const refusal = ana.page.getByText('too long: at most 20');
  await expect(refusal).toBeVisible();
  await ana.page.getByRole('radio', { name: 'purple' }).check();
  await ana.page.getByRole('button', { name: 'Sit down', exact: true }).click();

  await expect(nameField(ana.page)).toBeFocused();
  await expect(nameField(ana.page)).toHaveValue(longName);
  await expect(ana.page.getByRole('radio', { name: 'purple' })).toBeChecked();
  await expectAccessible(ana.page);

  await nameField(ana.page).fill('Ana');
  await expect(refusal).toBeHidden();
  await ana.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(ana.page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
});

test('a colour that somebody sits on is gone, a free seat’s colour is not', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await startAtTable(ana.page, code, 1, 'Ana');
  await openTable(bence.page, code);
  await tapFreeSeat(bence.page, 2);
  await expect(bence.page.getByRole('radio', { name: 'red' })).toBeHidden();
  await bence.page.getByRole('radio', { name: 'teal' }).check();
  await bence.page.getByRole('button', { name: 'Sit down', exact: true }).click();

  await tapFreeSeat(ana.page, 3);
  await expect(ana.page.getByText('For somebody without a phone')).toBeVisible();
  await expect(ana.page.getByRole('radio', { name: 'teal' })).toBeHidden();
  await expect(ana.page.getByRole('radio', { name: 'orange' })).toBeChecked();
});

/** Sits down where a code has led. */
async function sitHere(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

/** Presses Tab until something has the focus, so often at most. */
async function tabTo(page: Page, goal: Locator, most: number): Promise<void> {
  const hasFocus = () => goal.evaluate(element => element === document.activeElement);
  for (let tabs = 0; tabs < most && !(await hasFocus()); tabs++) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
}
