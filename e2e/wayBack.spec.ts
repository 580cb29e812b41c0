import { sitDown } from './doings';
import { expect, test } from './fixtures';
import { openTable } from './seating';

test('the way back closes what lies over the page, then leaves it', { tag: '@wide' }, async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [atTable, atSeat] = [new RegExp(`/games/${code}$`), /seats\/1$/];
  await page.goto('/');
  await openTable(page, code);
  const poster = page.getByRole('dialog', { name: 'Join this table' });
  await page.getByRole('button', { name: 'Join this table' }).click();
  await expect(poster).toBeVisible();
  await page.goBack();
  await expect(poster).toBeHidden();
  await expect(page).toHaveURL(atTable);

  // The way forward leads to the same page, and nothing opens by itself.
  await page.goForward();
  await expect(page).toHaveURL(atTable);
  await expect(poster).toBeHidden();
  await sitDown(page, 1, 'Ana');

  await page.getByRole('region', { name: 'Seats' }).getByRole('link', { name: 'Ana' }).click();
  await page.getByRole('button', { name: 'Your seat' }).click();
  await page.getByRole('button', { name: 'Name and colour' }).click();
  const badge = page.getByRole('dialog', { name: 'Name and colour' });
  await expect(badge).toBeVisible();
  await page.goBack();
  await expect(badge).toBeHidden();
  await expect(page).toHaveURL(atSeat);
  await page.goBack();
  await expect(page).toHaveURL(atTable);
});

test('what was closed by its button is passed over by the way back', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await page.goto('/how-to-play');
  await openTable(page, code);
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'The map as a list' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/how-to-play$/);
});

test('a link of a sheet is followed, and the way back leads to the page again', async ({
  page,
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  await openTable(ana.page, code);
  await sitDown(ana.page, 1, 'Ana');
  await openTable(page, code);
  await page.getByRole('region', { name: 'Seats' }).getByRole('button', { name: 'Ana' }).click();
  await page.getByRole('link', { name: 'Move this seat to this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat over' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a link that is tapped without a network says so, and leaves the page as it is', async ({
  page,
  context,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openTable(page, code);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const stopped = page.getByRole('dialog', { name: 'No connection just now' });
  await page.getByRole('link', { name: 'Lay the map' }).click();
  await stopped.getByRole('button', { name: 'Close' }).click();
  await expect(stopped).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Lay the map' }).click();
  await expect(page.getByRole('heading', { name: 'Lay the map' })).toBeVisible();
});
