import { expectAccessible } from './accessible';
import { linkToSeat, sitDown } from './doings';
import { expect, test } from './fixtures';
import { openTable, otherSeat } from './seating';

test('a seat whose phone is gone is freed by all the others', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence, chiara] = [await player(), await player(), await player()];
  for (const [seat, name, { page }] of [
    [1, 'Ana', ana],
    [2, 'Bence', bence],
    [3, 'Chiara', chiara],
  ] as const) {
    await openTable(page, code);
    await sitDown(page, seat, name);
  }
  await expect(otherSeat(ana.page, 'Chiara')).toContainText('here');
  await chiara.page.goto('about:blank');
  await expect(otherSeat(ana.page, 'Chiara')).toContainText('away');

  await otherSeat(ana.page, 'Chiara').click();
  await expectAccessible(ana.page);
  await ana.page.getByRole('button', { name: 'Vote to free this seat' }).click();
  await expect(ana.page.getByText('1 of 2 agree: one more needed')).toBeVisible();
  await expect(otherSeat(bence.page, 'Chiara')).toContainText('1 of 2 want to free this seat');

  await ana.page.getByRole('button', { name: 'Take back' }).click();
  await expect(ana.page.getByText('2 players must agree')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Vote to free this seat' }).click();
  await expect(otherSeat(bence.page, 'Chiara')).toContainText('1 of 2 want to free this seat');
  await otherSeat(bence.page, 'Chiara').click();
  await bence.page.getByRole('button', { name: 'Vote to free this seat' }).click();

  for (const { page } of [ana, bence]) {
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /Seat 3 free/ })).toBeVisible();
    await expect(page.getByText('Ana and Bence freed Chiara’s seat.')).toBeVisible();
  }
  await openTable(chiara.page, code);
  await expect(linkToSeat(chiara.page, 'Chiara')).toBeHidden();
  await expect(chiara.page.getByText('Ana and Bence freed Chiara’s seat.')).toBeVisible();
});

test('one phone on all the other seats is told why it frees none', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await openTable(bence.page, code);
  await sitDown(bence.page, 2, 'Bence');
  await openTable(ana.page, code);
  await sitDown(ana.page, 1, 'Ana');
  await otherSeat(ana.page, 'Bence').click();
  const sheet = ana.page.getByRole('dialog', { name: 'Bence' });
  const vote = sheet.getByRole('button', { name: 'Vote to free this seat' });
  await expect(vote).toBeVisible();

  await ana.page.request.post(`/api/games/${code}/seats/3/claim`);
  await expect(sheet.getByText('at least two other phones to free a seat')).toBeVisible();
  await expect(vote).toBeHidden();
  await expectAccessible(ana.page);
});
