import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import {
  agreeToEnd,
  agreeToHint,
  callFound,
  expectEnd,
  expectHint,
  joinGame,
  sitDown,
  startGame,
  votesOn,
} from './doings';
import { expect, test } from './fixtures';
import { expectSecretsKept, habitatOf, lookAtClue, type Seated } from './keptSecrets';
import { viewTable } from './table';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eva'];

test('five friends play an advanced game, and four of them get the hint', async ({
  recordedPlayer,
}) => {
  // Five browsers take their time.
  test.slow();
  const players = await Promise.all(NAMES.map(recordedPlayer));
  const [starter, ...joiners] = players;
  if (starter === undefined) throw new Error('nobody came');
  const code = await startGame(starter.page, { mode: 'Advanced', players: 5 });
  for (const joiner of joiners) await joinGame(joiner.page, code);

  const map = readStoredMap((await viewTable(starter.page.request, code)).mapCode);
  expect(map.color.black.size).toBe(2);
  const table: Seated[] = [];
  for (const [index, one] of players.entries()) {
    const name = NAMES[index] ?? '';
    await sitDown(one.page, index + 1, name);
    table.push({ player: one, name, clue: await lookAtClue(one.page, name, map) });
  }

  await test.step('four agree to a hint, and all five see it', async () => {
    await agreeToHint(starter.page);
    for (const { page } of players.slice(1, 3)) {
      // Who taps before the question has come asks as well, or is led to it.
      await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
      await agreeToHint(page);
    }
    for (const { page } of players)
      await expect(votesOn(page)).toContainText('3 agree; 4 of 5 are enough');
    for (const { page } of players.slice(3, 4)) await agreeToHint(page);
    for (const { page } of players) await expectHint(page);
  });

  await test.step('four cannot end the game, and nobody has learnt anything', async () => {
    await callFound(starter.page);
    for (const { page } of players.slice(1, 4)) await agreeToEnd(page);
    await expectSecretsKept(table, map);
    for (const { page } of players.slice(4)) await agreeToEnd(page);
  });

  const habitat = habitatOf(
    table.map(({ clue }) => clue),
    map,
  );
  for (const { page } of players) await expectEnd(page, formatHex(habitat), NAMES);
});
