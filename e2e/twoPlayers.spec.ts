import type { Page } from 'playwright/test';
import { hexAt } from '@/lib/map/grid';
import { formatHex } from '@/lib/map/hexName';
import { expectAccessible } from './accessible';
import {
  agreeToEnd,
  callFound,
  clueOn,
  expectCovered,
  expectEnd,
  expectTable,
  goToSeat,
  goToTable,
  hold,
  joinGame,
  release,
  sitDown,
} from './doings';
import { expect, test } from './fixtures';
import { viewTable } from './table';

test('two people play to the end, each with two clues', async ({ player, request }) => {
  const [{ page: ada }, { page: ben }] = [await player(), await player()];
  await ada.goto('/new');
  await ada.getByRole('radio', { name: '2' }).check();
  await ada.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(ada);
  await ada.getByRole('button', { name: 'Already laid' }).click();
  await joinGame(ben, code);

  const read: string[][] = [];
  for (const { page, seat, name } of [
    { page: ada, seat: 1, name: 'Ada' },
    { page: ben, seat: 2, name: 'Ben' },
  ]) {
    await sitDown(page, seat, name);
    await goToSeat(page, name);
    await hold(page);
    read.push(await clueOn(page).allTextContents());
    await release(page);
    await goToTable(page);
  }

  await callFound(ada);
  await agreeToEnd(ben);
  const { habitat, seats } = await viewTable(request, code);
  const place = formatHex(hexAt((habitat?.row ?? 0) - 1, (habitat?.col ?? 0) - 1) ?? -1);
  for (const page of [ada, ben]) await expectEnd(page, place, ['Ada', 'Ben']);
  seats.forEach(({ clues = [] }, seat) => {
    expect(clues).toHaveLength(2);
    expect(read[seat]).toEqual(clues.map(({ text }) => text));
  });
});

test('who plays two colours chooses both, and nobody else gets either', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 2 });
  const [{ page: ada }, { page: ben }] = [await player(), await player()];
  const colors = (page: Page, which: string) => page.getByRole('group', { name: which });
  await ada.goto(`/games/${code}/sit?seat=1`);
  await colors(ada, 'Your colour').getByRole('radio', { name: 'teal' }).check();
  await colors(ada, 'Your second colour').getByRole('radio', { name: 'pink' }).check();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expectCovered(ada);
  const [first] = (await viewTable(ada.request, code)).seats;
  expect(first?.colors).toEqual(['teal', 'pink']);

  await ben.goto(`/games/${code}/sit?seat=2`);
  for (const which of ['Your colour', 'Your second colour']) {
    for (const taken of ['teal', 'pink']) {
      await expect(colors(ben, which).getByRole('radio', { name: taken })).toHaveCount(0);
    }
  }
});
