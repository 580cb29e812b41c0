import { formatGameCode } from '@/lib/game/gameCode';
import { codeBox, expectTable, expectToSit, typeCode } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';

test('an unknown code is shown, and can be corrected there', async ({ player, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page, expectError } = await player();
  expectError(/status of 404/);
  await openPage(page, '/games/zzzzzz');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('There’s no table with the code ZZZ ZZZ')).toBeVisible();
  await expect(codeBox(page)).toHaveValue('ZZZZZZ');
  await typeCode(page, code);
  expect(await expectToSit(page)).toBe(code);
});

for (const { title, path, message } of [
  { title: 'seat', path: 'seats/2', message: 'seat 2 at table' },
  { title: 'phone to pass around', path: 'pass', message: 'This phone has no seat at table' },
]) {
  test(`a player who opens a friend's ${title} is led to the table`, async ({ page, table }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    await openPage(page, `/games/${code}/${path}`);
    await expect(page.getByText(`${message} ${formatGameCode(code)}`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the table' }).click();
    expect(await expectTable(page)).toBe(code);
  });
}

for (const { title, path } of [
  { title: 'an unknown address', path: '/nowhere' },
  { title: 'a table’s address with a malformed escape', path: '/games/%' },
  { title: 'another address with a malformed escape', path: '/%ff' },
])
  test(`${title} leads to the start`, async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByText('There’s nothing at this address.')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
  });
