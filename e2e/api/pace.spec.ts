import { claim, expectRefusal, uncover, voteForEnd } from '../ask';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

test('a seat that looks without end has to wait, and no other seat does', async ({
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  const [restless, calm] = [await device(), await device()];
  await claim(restless, game, 1);
  await claim(calm, game, 2);

  const looks = await Promise.all(
    Array.from({ length: 120 }, () => restless.post(`${game}/seats/1/look`)),
  );
  const taken = looks.filter(answer => answer.ok());
  const refused = looks.filter(answer => !answer.ok());
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    await expectRefusal(answer, 429, 'too-many-moves');
    expect(answer.headers()['retry-after']).toBe('1');
  }
  expect((await viewTable(calm, code)).seats[0]?.looks.count).toBe(taken.length);

  await uncover(calm, game, 2);
  await voteForEnd(calm, game, 2);
  await expect(async () => uncover(restless, game, 1)).toPass({ timeout: 10_000 });
});
