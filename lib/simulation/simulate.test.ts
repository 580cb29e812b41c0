import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLUE_COUNTS, type ClueCount, MODES, type Mode } from '../data/terms';
import { deal } from '../game/deal/deal';
import { formatMapCode } from '../map/mapCode';
import { mode } from '../testing/arbitraries';
import { type OfficialGame, officialGames } from '../testing/official';
import { STUDY_TURNS } from '../testing/study';
import { createLuck } from './luck';
import { type Outcome, Simulation } from './simulate';

const cases = MODES.flatMap(ofMode => CLUE_COUNTS.map(count => ({ mode: ofMode, count })));

/**
 * Golden results of sixteen games per official deal, from the simulated players of November 2026: total turns, wins
 * per player, and the turns of the first deal's games.
 */
const GOLDEN: readonly {
  readonly mode: Mode;
  readonly count: ClueCount;
  /** The `overlook` probability, 0 … 1. */
  readonly overlook: number;
  readonly mean: number;
  readonly turns: number;
  readonly wins: readonly number[];
  readonly first: string;
}[] = [
  {
    mode: 'normal',
    count: 3,
    overlook: 0,
    mean: 10.58,
    turns: 9139,
    wins: [295, 291, 278],
    first: '9 10 11 10 11 10 10 11 10 10 11 13 6 12 13 12',
  },
  {
    mode: 'normal',
    count: 3,
    overlook: 0.25,
    mean: 13.66,
    turns: 11802,
    wins: [278, 302, 284],
    first: '13 12 15 15 12 15 11 11 12 12 11 12 14 12 13 14',
  },
  {
    mode: 'normal',
    count: 4,
    overlook: 0,
    mean: 12.57,
    turns: 10857,
    wins: [230, 231, 195, 208],
    first: '12 11 10 11 13 12 12 11 10 11 14 7 12 10 11 14',
  },
  {
    mode: 'normal',
    count: 4,
    overlook: 0.25,
    mean: 16.78,
    turns: 14495,
    wins: [195, 258, 228, 183],
    first: '12 18 16 15 16 17 14 17 21 20 14 15 14 17 18 18',
  },
  {
    mode: 'normal',
    count: 5,
    overlook: 0,
    mean: 14.76,
    turns: 12749,
    wins: [178, 167, 186, 181, 152],
    first: '10 15 12 13 11 11 12 12 16 11 14 12 9 13 12 11',
  },
  {
    mode: 'normal',
    count: 5,
    overlook: 0.25,
    mean: 20.12,
    turns: 17387,
    wins: [164, 169, 166, 193, 172],
    first: '16 15 17 20 16 18 9 18 16 15 19 13 16 16 19 16',
  },
  {
    mode: 'advanced',
    count: 3,
    overlook: 0,
    mean: 11.72,
    turns: 10502,
    wins: [283, 320, 293],
    first: '9 11 12 14 13 11 16 11 13 13 8 13 14 12 11 13',
  },
  {
    mode: 'advanced',
    count: 3,
    overlook: 0.25,
    mean: 15.43,
    turns: 13824,
    wins: [305, 311, 280],
    first: '18 17 20 19 18 18 13 16 17 15 14 19 18 17 18 16',
  },
  {
    mode: 'advanced',
    count: 4,
    overlook: 0,
    mean: 14.51,
    turns: 13001,
    wins: [233, 253, 182, 228],
    first: '13 13 18 15 14 12 15 11 14 17 13 12 13 16 10 18',
  },
  {
    mode: 'advanced',
    count: 4,
    overlook: 0.25,
    mean: 19.94,
    turns: 17863,
    wins: [220, 255, 211, 210],
    first: '22 18 16 25 19 27 21 21 20 15 16 18 21 19 17 23',
  },
  {
    mode: 'advanced',
    count: 5,
    overlook: 0,
    mean: 16.68,
    turns: 14948,
    wins: [161, 169, 202, 187, 177],
    first: '22 14 17 17 12 16 17 16 15 13 16 14 13 16 15 15',
  },
  {
    mode: 'advanced',
    count: 5,
    overlook: 0.25,
    mean: 23.2,
    turns: 20784,
    wins: [188, 162, 181, 186, 179],
    first: '20 12 23 23 23 21 22 25 19 23 23 21 18 23 24 22',
  },
];

test.each(GOLDEN)('$mode for $count, $overlook overlooked: $mean turns', golden => {
  const games = officialGames(golden.count)
    .filter(({ map }) => map.mode === golden.mode)
    .map(game => playGames(game, golden.overlook));
  const outcomes = games.flat();
  const turns = outcomes.reduce((sum, outcome) => sum + outcome.turns, 0);
  expect(turns).toBe(golden.turns);
  expect(turns / outcomes.length).toBeCloseTo(golden.mean);
  expect(
    golden.wins.map((_, seat) => outcomes.filter(({ winner }) => winner === seat).length),
  ).toEqual(golden.wins);
  expect(games[0]?.map(each => each.turns).join(' ')).toBe(golden.first);
});

describe('simulated games last as long as in the study', () => {
  test.each(cases)('$mode for $count', ({ mode: ofMode, count }) => {
    const games = officialGames(count)
      .filter(game => game.source === 'web' && game.map.mode === ofMode)
      .slice(0, 40);
    const [careful, overlooking] = STUDY_TURNS[ofMode][count];
    const mean = (overlook: number) =>
      average(
        games.map((official, index) => {
          const simulation = new Simulation(official, createLuck(`study ${index}`), overlook);
          const turns = Array.from(
            { length: 24 },
            (_, game) => simulation.play(game % count).turns,
          );
          return average(turns);
        }),
      );
    expect(Math.abs(mean(0) - careful)).toBeLessThan(0.6);
    expect(Math.abs(mean(0.25) - overlooking)).toBeLessThan(1.2);
  });
});

/** A deal's class must never change once published. This test produced the digest with the same players. */
test('every version plays the same games, turn for turn', () => {
  const hash = createHash('sha256');
  for (const { mode: ofMode, count } of cases) {
    for (const official of officialGames(count).filter(({ map }) => map.mode === ofMode)) {
      for (const overlook of [0, 0.25]) {
        const luck = createLuck(formatMapCode(official.map));
        const simulation = new Simulation(official, luck, overlook);
        for (let game = 0; game < 8; game++) {
          const { winner, turns } = simulation.play(game % count);
          hash.update(`${winner} ${turns} ${luck.gumbel(1)};`);
        }
      }
    }
  }
  expect(hash.digest('base64url')).toBe('l0YXpt8k028dMUrn_wgjlmTzrow-By1doyCPrjUEswI');
});

test('a game has a winner, and the same seed repeats it', () => {
  fc.assert(
    fc.property(
      mode,
      fc.constantFrom(...CLUE_COUNTS),
      fc.string(),
      fc.nat(4),
      (ofMode, count, seed, start) => {
        const dealt = deal({ mode: ofMode, players: count }, 'game');
        const play = () => new Simulation(dealt, createLuck(seed), 0.5).play(start % count);
        const { winner, turns } = play();
        expect(winner).toBeGreaterThanOrEqual(0);
        expect(winner).toBeLessThan(count);
        expect(turns).toBeGreaterThan(0);
        expect(play()).toEqual({ winner, turns });
      },
    ),
    { numRuns: 30 },
  );
});

/** Sixteen games of a deal with rotating starting player. */
function playGames(official: OfficialGame, overlook: number): Outcome[] {
  const simulation = new Simulation(official, createLuck(formatMapCode(official.map)), overlook);
  return Array.from({ length: 16 }, (_, game) => simulation.play(game % official.clues.length));
}

const average = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
