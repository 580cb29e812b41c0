import { formatGameCode } from '@/lib/game/gameCode';
import { expectTable } from './doings';
import { expect, test } from './fixtures';

test('a code that names no table is named, and typed again', async ({ page }) => {
  await page.goto('/games/zzzzzz');
  await expect(page.getByRole('heading', { name: 'The track ends here' })).toBeVisible();
  await expect(page.getByText('No table has the code ZZZ ZZZ')).toBeVisible();
  await page.getByRole('link', { name: 'Type the code again' }).click();
  await expect(page.getByRole('textbox', { name: 'The table’s code' })).toBeVisible();
});

for (const { title, path, says } of [
  { title: 'seat', path: 'seats/2', says: 'Seat 2 of the table' },
  { title: 'phone to pass around', path: 'pass', says: 'No seat of the table' },
]) {
  test(`who opens a friend's ${title} is led to the table`, async ({ page, table }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    await page.goto(`/games/${code}/${path}`);
    await expect(page.getByText(`${says} ${formatGameCode(code)}`)).toBeVisible();
    await page.getByRole('link', { name: 'To the table' }).click();
    expect(await expectTable(page)).toBe(code);
  });
}

test('an address that is none leads to the start', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.getByRole('link', { name: 'To the start' }).click();
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
});
