import { expectAccessible } from './accessible';
import { claim } from './ask';
import { linkToSeat, startAtTable, votesOn } from './doings';
import { expect, test } from './fixtures';
import { openSeats, openTable, otherSeat } from './seating';
import { gameAt } from './table';
import { answer, expectQuestion } from './voting';

test('a seat whose phone is gone is freed by all the others', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence, chiara] = [await player(), await player(), await player()];
  for (const [seat, name, { page }] of [
    [1, 'Ana', ana],
    [2, 'Bence', bence],
    [3, 'Chiara', chiara],
  ] as const) {
    await startAtTable(page, code, seat, name);
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
  await expect(votesOn(bence.page)).toContainText(/Away since .+\. 1 of 2 agrees; all must/);
  await expectAccessible(bence.page);
  await answer(ana.page, 'Take back');
  await expect(votesOn(bence.page)).not.toContainText('Chiara');
  await ask();
  await answer(bence.page, 'Not now');
  await expectQuestion(bence.page, 'You’d keep Chiara’s seat');
  await expect(votesOn(ana.page).locator('.declined')).toHaveText('Bence: not now');
  await answer(bence.page, 'Change');
  await answer(bence.page, 'Free it');

  for (const { page } of [ana, bence]) {
    await expect(page.getByText('One seat is free')).toBeVisible();
    await openSeats(page);
    await expect(page.getByRole('link', { name: 'Seat 3 still free' })).toBeVisible();
    await expect(page.getByText('Ana and Bence freed Chiara’s seat.')).toBeVisible();
  }
  await openTable(chiara.page, code);
  await expect(linkToSeat(chiara.page)).toBeHidden();
  await expect(chiara.page.getByText('The others freed your seat')).toBeVisible();
});

test('one phone on all the other seats is told why it frees none', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await claim(bence.page.request, gameAt(code), 2, { name: 'Bence' });
  for (const seat of [1, 3]) await claim(ana.page.request, gameAt(code), seat, {});
  await openTable(ana.page, code);
  await openSeats(ana.page);
  await otherSeat(ana.page, 'Bence').click();
  const sheet = ana.page.getByRole('dialog', { name: 'Bence' });
  await expect(sheet.getByText('at least two other phones to free a seat')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Ask to free' })).toBeHidden();
  await expectAccessible(ana.page);
});
