import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { linkToSeat, sitDown } from './doings';
import { expect, test } from './fixtures';
import { nameField, openTable, otherSeat, tapFreeSeat } from './seating';

const NAMES = ['Ana', 'Bence', 'Chiara', 'Dov', 'Eszter'];

test('five phones join by the code and by the link to photograph', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 5 });
  const [ana, ...others] = await Promise.all(NAMES.map(() => player()));
  if (ana === undefined) throw new Error('nobody came');
  await openTable(ana.page, code);
  const cards = await cardsOn(ana.page);
  await sitDown(ana.page, 1, 'Ana');

  await ana.page.getByRole('button', { name: 'Join this table' }).click();
  const poster = ana.page.getByRole('dialog', { name: 'Join this table' });
  await expect(poster.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  await expectAccessible(ana.page);
  const link = await poster.getByRole('link').getAttribute('href');
  await poster.getByRole('button', { name: 'Done' }).click();
  expect(link).toBe(new URL(`/games/${code}`, ana.page.url()).href);
  // Each player reaches the server through a door of their own.
  const { pathname } = new URL(link ?? '');

  for (const [index, { page }] of others.entries()) {
    const isByCode = index % 2 === 0;
    if (isByCode) {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Table code' }).fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Join', exact: true }).click();
    } else {
      await page.goto(pathname);
    }
    await sitDown(page, index + 2, NAMES[index + 1] ?? '');
  }

  for (const name of NAMES.slice(1)) {
    await expect(otherSeat(ana.page, name)).toContainText('here');
  }
  expect(await cardsOn(ana.page), 'everything is where it was').toEqual(cards);
  await expectAccessible(ana.page);
});

test('the short address on the tag leads to the table', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await page.goto(`/${code.toLowerCase()}`);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
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
  await expect(linkToSeat(ana.page, 'Ana')).toBeVisible();
});

test('a colour that somebody sits on is off, a free seat’s colour is not', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await openTable(ana.page, code);
  await sitDown(ana.page, 1, 'Ana');
  await openTable(bence.page, code);
  await tapFreeSeat(bence.page, 2);
  await expect(bence.page.getByRole('radio', { name: 'red, taken by Ana' })).toBeDisabled();
  await bence.page.getByRole('radio', { name: 'teal' }).check();
  await bence.page.getByRole('button', { name: 'Sit down', exact: true }).click();

  await tapFreeSeat(ana.page, 3);
  await expect(ana.page.getByRole('radio', { name: 'teal, taken by Player 2' })).toBeDisabled();
  await expect(ana.page.getByRole('radio', { name: 'orange' })).toBeChecked();
});

/** What lies on the table below the map, from top to bottom. */
const cardsOn = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('section')
    .evaluateAll(cards =>
      cards.map(card => card.ariaLabel ?? card.querySelector('h2')?.textContent ?? ''),
    );
