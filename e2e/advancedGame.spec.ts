import { type Clue, parseClue } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import {
  agreeToEnd,
  agreeToHint,
  callFound,
  expectEnd,
  expectHint,
  expectTable,
  startAtTable,
  startGame,
} from './actions';
import { claim, HINT, uncover, vote, voteForEnd } from './ask';
import { expectSecretsKept, habitatOf, lookAtClue, type Seated } from './clueSecrecy';
import { expect, test } from './fixtures';
import { gameAt, viewTable } from './table';
import { expectNotice } from './voting';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eva'];

test('five friends play an advanced game, and four of them get the hint', async ({
  recordedPlayer,
  device,
}) => {
  // The first to ask and the one who never agrees have pages; the three others use the API.
  const [ada, eva, others] = [await recordedPlayer(), await recordedPlayer(), await device()];
  const code = await startGame(ada.page, { mode: 'Advanced', players: 5 });
  const game = gameAt(code);
  const map = readStoredMap((await viewTable(others, code)).mapCode);
  expect(map.color.black.size).toBe(2);

  await startAtTable(ada.page, code, 1, 'Ada');
  const otherClues: Clue[] = [];
  for (const seat of [2, 3, 4]) {
    await claim(others, game, seat, { name: NAMES[seat - 1] ?? '' });
    otherClues.push(parseClue((await uncover(others, game, seat)).clue.id) ?? missing());
  }
  await startAtTable(eva.page, code, 5, 'Eva');
  const table: Seated[] = [];
  for (const [name, player] of [
    ['Ada', ada],
    ['Eva', eva],
  ] as const)
    table.push({ player, name, clue: await lookAtClue(player.page, name, map) });

  await test.step('four agree to a hint, and all five see it', async () => {
    await agreeToHint(ada.page);
    for (const seat of [2, 3]) await vote(others, game, HINT, seat);
    for (const { page } of [ada, eva]) await expectNotice(page, '3 agree; 4 of 5 are enough');
    await vote(others, game, HINT, 4);
    for (const { page } of [ada, eva]) await expectHint(page);
    expect((await viewTable(others, code)).hint).not.toBeNull();
  });

  await test.step('four cannot end the game, and no player has learnt a secret', async () => {
    await callFound(ada.page);
    for (const seat of [2, 3, 4]) await voteForEnd(others, game, seat);
    await expectNotice(eva.page, '4 of 5 agree');
    await expectTable(eva.page);
    await expectSecretsKept(table, map, otherClues);
    await agreeToEnd(eva.page);
  });

  const habitat = habitatOf([...table.map(({ clue }) => clue), ...otherClues], map);
  for (const { page } of [ada, eva]) await expectEnd(page, formatHex(habitat), NAMES);
});

function missing(): never {
  throw new Error('no such clue');
}
