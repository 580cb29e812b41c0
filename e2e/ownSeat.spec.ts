import { expectAccessible } from './accessible';
import { startAtTable } from './actions';
import { expect, test } from './fixtures';
import { nameField, openOwnSeat, openSeatMenu, openTableSheet } from './seating';
import { viewTable } from './table';

// How other players see it: app/games/[code]/seats/[seat]/ownSeat.test.tsx.

test('a seat loses its name, gets another one, and is left', async ({ table, player, request }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'own seat' });
  const { page } = await player();
  await startAtTable(page, code, 1, 'Ana');
  const menu = page.getByRole('button', { name: 'Help and settings' });
  const badge = async () => {
    const [seat] = (await viewTable(request, code)).seats;
    return { name: seat?.name, color: seat?.color };
  };

  await test.step('the table shows that it has no name', async () => {
    await openSeatMenu(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Name and colour' }).click();
    await nameField(page).fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Player 1' })).toBeVisible();
    expect((await badge()).name).toBeNull();
  });

  await test.step('the table shows a new name', async () => {
    await openOwnSeat(page);
    await page.getByRole('button', { name: 'Name and colour' }).click();
    await nameField(page).fill('Anna');
    await page.getByRole('radio', { name: 'pink' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Anna' })).toBeVisible();
    expect(await badge()).toEqual({ name: 'Anna', color: 'pink' });
  });

  await test.step('leaving asks for confirmation, and the table shows it', async () => {
    await openOwnSeat(page);
    await page.getByRole('button', { name: 'Leave your seat' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(menu).toBeFocused();

    await openOwnSeat(page);
    await page.getByRole('button', { name: 'Leave your seat' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await openTableSheet(page);
    await expect(page.getByRole('link', { name: 'Seat 1 still free' })).toBeVisible();
    await expect(page.getByText('Anna left their seat.')).toBeVisible();
  });
});
