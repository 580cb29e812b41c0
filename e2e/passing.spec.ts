import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import { expectCovered, sitDownForSomebody, startAtTable } from './doings';
import { expect, test } from './fixtures';
import { heading, lookInTurn } from './goingRound';
import { gameAt, viewTable } from './table';

test('one phone holds two seats of a table and is passed between them', async ({
  table,
  player,
}) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3 });
  const map = readStoredMap(mapCode);
  const { page } = await player();
  await startAtTable(page, code, 1, 'Ana');
  await sitDownForSomebody(page, 2, 'Bence');
  await page.getByRole('link', { name: 'Pass the phone' }).click();
  await expect(page.getByText('Look 1 of 2')).toBeVisible();
  await expectAccessible(page);
  await lookInTurn(page, 'Ana', { map, others: ['Bence'] });
  await page.getByRole('button', { name: 'Done, pass on' }).click();
  await page.reload();
  await lookInTurn(page, 'Bence', { map, others: ['Ana'] });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(heading(page, 'All on this phone have looked')).toBeVisible();

  await page.getByRole('button', { name: 'Go round once more' }).click();
  await lookInTurn(page, 'Ana', { map });
  const [ana, bence, free] = (await viewTable(page.request, code)).seats;
  expect([ana, bence, free].map(seat => seat?.looks.phones)).toEqual([1, 1, 0]);
});

test('what is held open is covered when the page is left', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  for (const seat of [1, 2]) await page.request.post(`${gameAt(code)}/seats/${seat}/claim`);
  await page.goto(`/games/${code}/pass`);
  await page.getByRole('button', { name: 'Player 1, hold to look' }).hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectCovered(page);
  await page.mouse.up();
});
