import type { APIRequestContext } from 'playwright/test';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { placeView } from '@/lib/game/views/views';
import { HEXES } from '@/lib/map/hexSet';
import { type OfficialGame, officialGames, officialTwoPlayerGames } from '@/lib/testing/official';
import { expectRefusal, send } from '../ask';
import { expect, test } from '../fixtures';

interface Answer {
  readonly seats: readonly {
    readonly seat: number;
    readonly clues: readonly {
      readonly id: string;
      readonly officialId: string;
      readonly share?: number;
    }[];
  }[];
  readonly habitats: readonly {
    readonly row: number;
    readonly col: number;
    readonly share?: number;
  }[];
}

for (const [players, games] of [
  [2, officialTwoPlayerGames],
  [3, officialGames(3)],
  [4, officialGames(4)],
  [5, officialGames(5)],
] as const) {
  test(`in official games for ${players} the truth is among the deductions from one cube per player`, async ({
    request,
  }) => {
    for (const game of games.filter((_, index) => index % 40 === 0)) {
      const own = { seat: 1, clue: formatClue(clueOf(game, 0)) };
      const body = { mapCode: game.mapCode, players, own, pieces: cubesOf(game) };
      const eliminated = await deduce(request, { ...body, level: 'elimination' });
      const joint = await deduce(request, { ...body, level: 'joint' });
      expect(joint.seats.map(({ seat }) => seat)).toEqual(game.clues.map((_, owner) => owner + 1));
      expect(joint.seats[0]?.clues).toEqual([expect.objectContaining({ id: own.clue })]);
      game.clues.forEach((clue, owner) => {
        const ids = joint.seats[owner]?.clues.map(({ id }) => id) ?? [];
        expect(ids).toContain(formatClue(clue));
        expect(eliminated.seats[owner]?.clues.map(({ id }) => id)).toEqual(
          expect.arrayContaining(ids),
        );
      });
      const sum = joint.habitats.reduce((all, { share = 0 }) => all + share, 0);
      expect(sum).toBeCloseTo(1);
      expect(joint.habitats).toContainEqual(
        expect.objectContaining({ ...placeView(game.habitat) }),
      );
      expect(eliminated.habitats).toContainEqual({ ...placeView(game.habitat) });
    }
  });
}

test('contradictory pieces are reported with their owner and space', async ({ request }) => {
  const [game] = officialGames(3);
  if (game === undefined) throw new Error('the sample is empty');
  const own = { seat: 2, clue: formatClue(clueOf(game, 1)) };
  const wrong = { ...cubesOf(game)[1], kind: 'disc' };
  for (const level of ['elimination', 'joint']) {
    const body = { mapCode: game.mapCode, players: 3, own, pieces: [wrong], level };
    const answer = await send(request, '/api/deduce', body);
    expect(answer.status()).toBe(422);
    const { error } = await answer.json();
    const { row, col } = wrong;
    expect(error).toEqual({
      code: 'no-clue-left',
      message: expect.stringMatching(/\w/),
      seat: 2,
      row,
      col,
    });
  }
});

test('an invalid level is refused', async ({ request }) => {
  const body = { mapCode: '79B48C6A152A76418B', players: 3, pieces: [], level: 'weighed' };
  await expectRefusal(await send(request, '/api/deduce', body), 400, 'bad-level');
});

/** A cube per owner, on the first free space that their clue excludes. */
function cubesOf(game: OfficialGame) {
  const taken = new Set<number>();
  return game.clues.map((clue, owner) => {
    const allowed = clueHexes(clue, game.map);
    const hex = HEXES.find(each => !allowed.has(each) && !taken.has(each));
    if (hex === undefined) throw new Error('a clue rules nothing out');
    taken.add(hex);
    return { seat: owner + 1, ...placeView(hex), kind: 'cube' };
  });
}

function clueOf({ clues }: OfficialGame, owner: number): Clue {
  const clue = clues[owner];
  if (clue === undefined) throw new Error('a game lacks a clue');
  return clue;
}

async function deduce(request: APIRequestContext, body: object): Promise<Answer> {
  const answer = await send(request, '/api/deduce', body);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
