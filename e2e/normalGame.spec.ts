import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import {
  ALL_HERE,
  agreeToEnd,
  agreeToHint,
  callFound,
  countTaps,
  expectEnd,
  expectHint,
  expectTable,
  joinGame,
  mapOn,
  sitDown,
} from './actions';
import { expectSecretsKept, find, habitatOf, lookAtClue, type Seated } from './clueSecrecy';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';
import { answer, expectNotice } from './voting';

test('three friends play a normal game, each on their own phone', async ({ recordedPlayer }) => {
  const [ada, ben, cleo] = await Promise.all([
    recordedPlayer(),
    recordedPlayer(),
    recordedPlayer(),
  ]);
  const code = await test.step('a map is three taps away from the start page', async () => {
    const taps = await countTaps(ada.page);
    await openPage(ada.page, '/');
    await ada.page.getByRole('link', { name: 'New game' }).click();
    await ada.page.getByRole('radio', { name: '3' }).click();
    await ada.page.getByRole('button', { name: 'Deal' }).click();
    await expect(mapOn(ada.page)).toBeVisible();
    await expect.poll(taps).toBe(3);
    return expectTable(ada.page);
  });
  await ada.page.getByRole('button', { name: 'Already set up' }).click();
  await expect(ada.page.getByRole('region', { name: 'Seats' })).toBeVisible();
  const { mode, mapCode } = await viewTable(ada.page.request, code);
  expect(mode).toBe('normal');
  const map = readStoredMap(mapCode);

  await joinGame(ben.page, code);
  await joinGame(cleo.page, code);
  const table: Seated[] = [];
  for (const [index, one] of [ada, ben, cleo].entries()) {
    const name = ['Ada', 'Ben', 'Cleo'][index] ?? '';
    await sitDown(one.page, index + 1, name);
    table.push({ player: one, name, clue: await lookAtClue(one.page, name, map) });
  }
  await expect(ada.page.getByText(ALL_HERE)).toBeVisible();

  await test.step('two of three get no hint, and a vote can be taken back', async () => {
    await agreeToHint(ada.page);
    await expectNotice(ben.page, '1 of 3 agrees');
    await agreeToHint(ben.page);
    await expectNotice(cleo.page, '2 of 3 agree');
    await answer(ada.page, 'Take back');
    await expectNotice(cleo.page, '1 of 3 agrees');
    await agreeToHint(ada.page);
    await expectNotice(cleo.page, '2 of 3 agree');
  });

  const before = (await Promise.all(table.map(one => one.player.seen()))).flat();
  await test.step('the third vote shows the hint to all, and not earlier', async () => {
    await agreeToHint(cleo.page);
    for (const { player } of table) await expectHint(player.page);
    const { hint } = await viewTable(ada.page.request, code);
    const spellings = hint ? [hint.id, hint.text] : [];
    expect(spellings).toHaveLength(2);
    await expect(cleo.page.getByText(spellings[1] ?? '')).toBeVisible();
    expect(find(before, spellings)).toEqual([]);
  });

  await test.step('the game ends once all agree that it is found', async () => {
    await callFound(ada.page);
    await agreeToEnd(ben.page);
    await expectNotice(cleo.page, '2 of 3 agree');
    await expectSecretsKept(table, map);
    await agreeToEnd(cleo.page);
  });

  const habitat = habitatOf(
    table.map(({ clue }) => clue),
    map,
  );
  for (const { player } of table) {
    await expectEnd(player.page, formatHex(habitat), ['Ada', 'Ben', 'Cleo']);
    const clues = player.page.getByRole('region', { name: 'All clues' });
    await expect(clues).not.toContainText('The habitat is');
  }
});
