import { expectAccessible } from './accessible';
import { startAtTable } from './doings';
import { expect, test } from './fixtures';
import { nameField, openSeatMenu, openTable, otherSeat } from './seating';

test('a new name is seen by everybody, and so is none', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await openTable(bence.page, code);
  await startAtTable(ana.page, code, 1, 'Ana');

  await openSeatMenu(ana.page);
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: 'Name and colour' }).click();
  await nameField(ana.page).fill('Anna');
  await ana.page.getByRole('radio', { name: 'pink' }).check();
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: 'Save' }).click();

  await expect(ana.page.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(otherSeat(bence.page, 'Anna')).toBeVisible();

  await ana.page.getByRole('button', { name: 'Your seat' }).click();
  await ana.page.getByRole('button', { name: 'Name and colour' }).click();
  await nameField(ana.page).fill(' ');
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(ana.page.getByRole('heading', { name: 'Player 1' })).toBeVisible();
  await expect(otherSeat(bence.page, 'Player 1')).toBeVisible();
});

test('who leaves is asked first, and the table is told', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  await startAtTable(ana.page, code, 1, 'Ana');

  await openSeatMenu(ana.page);
  await ana.page.getByRole('button', { name: 'Leave your seat' }).click();
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: 'Stay' }).click();
  await expect(ana.page.getByRole('button', { name: 'Your seat' })).toBeFocused();

  await ana.page.getByRole('button', { name: 'Your seat' }).click();
  await ana.page.getByRole('button', { name: 'Leave your seat' }).click();
  await ana.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ana.page.getByRole('link', { name: 'Seat 1 still free' })).toBeVisible();
  await expect(ana.page.getByText('Ana left their seat.')).toBeVisible();
});
