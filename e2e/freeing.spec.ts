import { expectAccessible } from './accessible';
import { linkToSeat, sitDown, votesOn } from './doings';
import { expect, test } from './fixtures';
import { openSeats, openTable, otherSeat } from './seating';

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
  await expect(ana.page.getByText('Everybody is here')).toBeVisible();
  await chiara.page.goto('about:blank');
  await expect(ana.page.getByText('Chiara has been away since')).toBeVisible();

  const ask = async () => {
    await openSeats(ana.page);
    await otherSeat(ana.page, 'Chiara').click();
    await expectAccessible(ana.page);
    await ana.page.getByRole('button', { name: 'Ask to free' }).click();
    await expect(ana.page.getByRole('dialog')).toBeHidden();
    await expect(votesOn(bence.page)).toContainText('Free Chiara’s seat?');
  };
  await ask();
  await votesOn(ana.page).getByRole('button', { name: 'Take back' }).click();
  await expect(votesOn(bence.page)).not.toContainText('Chiara');
  await ask();
  await votesOn(bence.page).getByRole('button', { name: 'Free it' }).click();

  for (const { page } of [ana, bence]) {
    await expect(page.getByText('One seat is free')).toBeVisible();
    await openSeats(page);
    await expect(page.getByRole('link', { name: 'Seat 3 still free' })).toBeVisible();
    await expect(page.getByText('Ana and Bence freed Chiara’s seat.')).toBeVisible();
  }
  await openTable(chiara.page, code);
  await expect(linkToSeat(chiara.page)).toBeHidden();
  await expect(chiara.page.getByText('The others freed Chiara’s seat')).toBeVisible();
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
  const vote = sheet.getByRole('button', { name: 'Ask to free' });
  await expect(vote).toBeVisible();

  await ana.page.request.post(`/api/games/${code}/seats/3/claim`);
  await expect(sheet.getByText('at least two other phones to free a seat')).toBeVisible();
  await expect(vote).toBeHidden();
  await expectAccessible(ana.page);
});
