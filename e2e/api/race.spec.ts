import { claim, expectRefusal, send, uncover } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt } from '../table';

const GAMES = 10;
const SEATS = [1, 2, 3, 4, 5];

test('when two devices claim one seat, exactly one gets it, fifty times', async ({
  table,
  device,
}) => {
  // Both already have their cookies, so that each stays one device in every race.
  const lobby = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  await claim(ada, gameAt(lobby.code), 1);
  await claim(ben, gameAt(lobby.code), 2);

  for (let race = 0; race < GAMES; race++) {
    const { code } = await table.createGame({ mode: 'normal', players: 5 });
    await Promise.all(SEATS.map(seat => raceFor(gameAt(code), seat, ada, ben)));
  }
});

async function raceFor(game: string, seat: number, ada: Device, ben: Device): Promise<void> {
  const path = `${game}/seats/${seat}`;
  const [adas, bens] = await Promise.all([
    send(ada, `${path}/claim`, { name: 'Ada' }),
    send(ben, `${path}/claim`, { name: 'Ben' }),
  ]);
  const [winner, loser, lost] = adas.ok() ? [ada, ben, bens] : [ben, ada, adas];
  await expectRefusal(lost, 409, 'seat-taken');

  const { clue, name } = await uncover(winner, game, seat);
  expect(name).toBe(winner === ada ? 'Ada' : 'Ben');
  const refused = await loser.get(path);
  await expectRefusal(refused, 404, 'not-found');
  expect(await refused.text()).not.toContain(clue.text);
}
