import { linkToSeat } from './actions';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { goOffline } from './network';
import { openPage, untilLoaded } from './open';
import { openOwnSeat, openTable, openTableSheet, otherSeat } from './seating';
import { gameAt } from './table';
import { expectConnected } from './voting';

test('a close request closes a sheet each time, and stays on the page', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await openTable(page, code);
  const opener = page.getByRole('button', { name: 'What the signs mean' });
  const sheet = page.getByRole('dialog', { name: 'On the map' });
  for (let time = 0; time < 2; time++) {
    await opener.click();
    await expect(sheet).toBeVisible();
    // Chromium treats Escape and Android's back gesture as the same request (CloseWatcher).
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
});

test('going back from an open sheet leaves the page, and going forward returns to it', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  await openTable(page, code);
  await linkToSeat(page).click();
  await openOwnSeat(page);
  await page.getByRole('button', { name: 'Name and colour' }).click();
  await expect(page.getByRole('dialog', { name: 'Name and colour' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/seats\/1$/);
  await expect(page.getByRole('button', { name: 'Hold to look' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a sheet leaves no history entry', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await openPage(page, '/how-to-play');
  await openTable(page, code);
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/how-to-play$/);
});

test('leaving a seat leads to the table, and going back does not lead to the seat', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openPage(page, '/how-to-play');
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  await openTable(page, code);
  await linkToSeat(page).click();
  await openOwnSeat(page);
  await page.getByRole('button', { name: 'Leave your seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/how-to-play$/);
});

test('a link in a sheet can be followed, and going back leads to the page again', async ({
  page,
  device,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await claim(await device(), gameAt(code), 1, { name: 'Ana' });
  await openTable(page, code);
  await openTableSheet(page);
  await otherSeat(page, 'Ana').click();
  await page.getByRole('link', { name: 'Move it to this phone' }).click();
  await expect(page.getByRole('heading', { name: 'Move a seat here' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a link tapped without a network says so, and leaves the page unchanged', async ({
  page,
  context,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await openTable(page, code);
  await untilLoaded(page);
  await goOffline(page);
  const stopped = page.getByRole('dialog', { name: 'No connection' });
  await page.getByRole('link', { name: 'Set up the map' }).click();
  await stopped.getByRole('button', { name: 'Close' }).click();
  await expect(stopped).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();

  await context.setOffline(false);
  await expectConnected(page);
  await page.getByRole('link', { name: 'Set up the map' }).click();
  await expect(page.getByRole('heading', { name: 'Set up the map' })).toBeVisible();
});
