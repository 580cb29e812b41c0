import { claim, HINT, tableAfter, vote } from './ask';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { gameAt } from './table';
import { closeNotices, expectNoNotices, noticeBar, noticeSheet, openNotices } from './voting';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov'] as const;

test('a phone reads news once: its cross ends it in every tab and after a reload, and on no other phone', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const game = gameAt(code);
  const [ada, ben, cleo, dov] = await Promise.all(NAMES.map(async () => (await player()).page));
  if (!ada || !ben || !cleo || !dov) throw new Error('four phones expected');
  for (const [index, page] of [ada, ben, cleo, dov].entries())
    await claim(page.request, game, index + 1, { name: NAMES[index] ?? '' });
  const put = (order: readonly number[]) =>
    ada.request.put(`${game}/order`, { data: { seat: 1, order } });
  await tableAfter(await put([1, 2, 3, 4]));
  const tab = await ben.context().newPage();
  await Promise.all([ada, ben, cleo, tab].map(page => openPage(page, `/games/${code}`)));
  await tableAfter(await put([2, 1, 3, 4]));

  await test.step('all see it except the one who did it', async () => {
    for (const page of [ben, cleo, tab])
      await expect(noticeBar(page)).toContainText('Ada changed the order');
    await vote(cleo.request, game, HINT, 3);
    await expect(noticeBar(ada)).toContainText('Cleo: a hint?');
    await expect(noticeBar(ada)).not.toContainText('+1');
  });

  await test.step('closing it dismisses it on this phone', async () => {
    await openNotices(ben);
    await closeNotices(ben);
    for (const page of [ben, tab])
      await expect(noticeBar(page)).toHaveText(/^.?Cleo: a hint\? 1 of 3$/);
    await reloadPage(ben);
    await expect(noticeBar(ben)).toHaveText(/^.?Cleo: a hint\? 1 of 3$/);
    // Her own question is no news to her; her button shows its count.
    await expect(noticeBar(cleo)).toContainText('Ada changed the order');
    await openNotices(cleo);
    await expect(noticeSheet(cleo)).toContainText('Clockwise:');
    await closeNotices(cleo);
    await expectNoNotices(cleo);
    await expect(cleo.getByRole('button', { name: 'Hint: 1 of 3' })).toBeVisible();
  });

  await test.step('a player who joins later has nothing to read', async () => {
    await openPage(dov, `/games/${code}`);
    await expect(noticeBar(dov)).toHaveText(/^.?Cleo: a hint\? 1 of 3$/);
  });
});
