import { expectAccessible } from './accessible';
import { sitDown, sitDownForSomebody } from './doings';
import { expect, test } from './fixtures';
import { holdOpen, openTable, otherSeat } from './seating';

test('one phone holds two seats and is passed between them', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [two, chiara] = [await player(), await player()];
  await openTable(chiara.page, code);
  await openTable(two.page, code);
  await sitDown(two.page, 1, 'Ana');
  await sitDownForSomebody(two.page, 2, 'Bence');
  await two.page.getByRole('link', { name: 'Pass the phone' }).click();

  const slip = two.page.getByText('The habitat is', { exact: false });
  await expect(two.page.getByRole('heading', { name: 'Ana’s turn to look' })).toBeVisible();
  await expect(slip).toBeHidden();
  await expectAccessible(two.page);
  await holdOpen(two.page, () => expect(slip).toBeVisible());
  await expect(slip).toBeHidden();
  await expect(two.page.getByText('Looked once')).toBeVisible();

  await two.page.getByRole('button', { name: 'Pass it to Bence' }).click();
  await expect(two.page.getByRole('heading', { name: 'Bence’s turn to look' })).toBeVisible();
  await expect(slip).toBeHidden();
  await holdOpen(two.page, () => expect(slip).toBeVisible());
  await two.page.reload();
  await expect(two.page.getByRole('heading', { name: 'Bence’s turn to look' })).toBeVisible();
  await two.page.getByRole('button', { name: 'Pass it to Ana' }).click();
  await holdOpen(two.page, () => expect(slip).toBeVisible());

  await expect(otherSeat(chiara.page, 'Ana')).toContainText('looked');
  await expect(otherSeat(chiara.page, 'Bence')).toContainText('looked');
});
