import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import { expectCovered, pressDown, sitDownForAnother, startAtTable } from './actions';
import { expect, test } from './fixtures';
import { reloadPage } from './open';
import { heading, lookInTurn } from './passAndPlay';
import { viewTable } from './table';

test('one phone holds two seats of a table and is passed between them', async ({
  table,
  player,
}) => {
  const { code, mapCode } = await table.createGame({
    mode: 'normal',
    players: 3,
    seed: 'passing',
  });
  const map = readStoredMap(mapCode);
  const { page } = await player();
  await startAtTable(page, code, 1, 'Ana');
  await sitDownForAnother(page, 2, 'Bence');
  await page.getByRole('link', { name: 'Pass the phone' }).click();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await lookInTurn(page, 'Ana', { map, others: ['Bence'] });
  await page.getByRole('button', { name: 'Done, pass it on' }).click();
  await expect(heading(page, 'Bence’s turn to look')).toBeVisible();
  await reloadPage(page);
  await lookInTurn(page, 'Bence', { map, others: ['Ana'] });
  await page.getByRole('link', { name: 'See the map' }).click();
  await page.getByRole('link', { name: 'Pass the phone' }).click();
  await expect(heading(page, 'Who looks?')).toBeVisible();
  const [ana, bence, free] = (await viewTable(page.request, code)).seats;
  expect([ana, bence, free].map(seat => seat?.looks.phones)).toEqual([1, 1, 0]);

  await test.step('a clue held open is covered when the page loses focus', async () => {
    await page.getByRole('button', { name: 'Go round once more' }).click();
    await pressDown(page.getByRole('button', { name: 'Ana, hold to look' }));
    await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expectCovered(page);
    await page.mouse.up();
  });
  // A second look is on the same phone.
  const looks = (await viewTable(page.request, code)).seats.map(seat => seat.looks.phones);
  expect(looks).toEqual([1, 1, 0]);
});
