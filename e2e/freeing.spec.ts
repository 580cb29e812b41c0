import { expectAccessible } from './accessible';
import { ALL_HERE, linkToSeat, startAtTable } from './actions';
import { claim, freeing, tableAfter, vote } from './ask';
import { expect, test } from './fixtures';
import { openOnly } from './open';
import { openSeats, openTable, otherSeat } from './seating';
import { gameAt } from './table';
import { answer, expectNoNotices, expectNotice, noticeBar } from './voting';

test('a seat whose phone is gone is freed by all the others', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'freeing' });
  const game = gameAt(code);
  const [{ page: ana }, { page: chiara }] = [await player(), await player()];
  const bence = await device();
  await startAtTable(chiara, code, 3, 'Chiara');
  await claim(ana.request, game, 1, { name: 'Ana' });
  await claim(ana.request, game, 2);
  await openTable(ana, code);
  const sheet = ana.getByRole('dialog', { name: 'Chiara' });
  const askToFree = sheet.getByRole('button', { name: 'Ask to free' });

  await test.step('one phone that holds all other seats shows why it cannot free one', async () => {
    await expect(ana.getByText(ALL_HERE)).toBeVisible();
    await openSeats(ana);
    await otherSeat(ana, 'Chiara').click();
    await expect(sheet.getByText('at least two other phones to free a seat')).toBeVisible();
    await expect(askToFree).toBeHidden();
    await expectAccessible(ana);
  });

  await test.step('two phones can', async () => {
    await tableAfter(await ana.request.delete(`${game}/seats/2`));
    await claim(bence, game, 2, { name: 'Bence' });
    await expect(askToFree).toBeVisible();
    await expectAccessible(ana);
    await sheet.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the seat of a phone that has gone is freed', async () => {
    await openOnly(chiara, 'about:blank');
    await vote(bence, game, freeing(3), 2);
    await expectNotice(ana, /Away since .+\. 1 of 2 agrees; everyone must/);
    await expectAccessible(ana);
    await answer(ana, 'Free it');
    await expectNoNotices(ana);
    await openTable(chiara, code);
    await expect(linkToSeat(chiara)).toBeHidden();
    await expect(noticeBar(chiara)).toContainText('The others freed your seat');
  });
});
