import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clueHexes } from '../../clues/clueHexes';
import { hintChoices } from '../../clues/hints';
import { clueCount, MODES, PLAYER_COUNTS, type PlayerCount } from '../../data/terms';
import { HEXES, type Hex } from '../../map/hexSet';
import { type FairSet, findFairSets } from '../../solver/fairSets';
import { ordersForTwo } from '../../solver/twoPlayers';
import { gameMap, players } from '../../testing/arbitraries';
import { newGame } from '../../testing/newGame';
import { fairSetCounts, readMap } from '../../testing/official';
import { deal, dealOn } from '../deal/deal';
import { formatSet } from '../deal/wishes';
import { cluesInPlay, type Game, mapOf } from '../game';
import { countDealable, fairnessView } from './fairnessView';

const cases = MODES.flatMap(mode => PLAYER_COUNTS.map(players => ({ mode, players })));
const dealt = ({ mode, players }: (typeof cases)[number]): Game =>
  newGame('KRWNQT', deal({ mode, players }, 'fairness'));

/** Reference implementation: counts space by space. */
function countSlowly(game: Game) {
  const map = mapOf(game);
  const sets = cluesInPlay(game).map(clue => clueHexes(clue, map));
  return sets.map((own, index) => {
    const fitsOthers = (hex: Hex) => sets.every((hexes, at) => at === index || hexes.has(hex));
    return {
      covers: HEXES.filter(hex => own.has(hex)).length,
      without: HEXES.filter(fitsOthers).length,
    };
  });
}

describe.each(cases)('$mode for $players', options => {
  const game = dealt(options);

  test('the card shows for each clue its seat, the spaces it allows and those the others leave', () => {
    const view = fairnessView(game);
    expect(view.clues.map(({ covers, without }) => ({ covers, without }))).toEqual(
      countSlowly(game),
    );
    const seats = options.players === 2 ? [1, 1, 2, 2] : [1, 2, 3, 4, 5].slice(0, options.players);
    expect(view.clues.map(({ seat }) => seat)).toEqual(seats);
  });

  test('each seat has a chance, except for two players; it grows with how much its clue is needed and excludes', () => {
    const view = fairnessView(game);
    const chances = view.clues.map(({ chance }) => chance);
    if (options.players === 2) return expect(chances).toEqual([null, null, null, null]);
    const weight = { 3: 0.2, 4: 0.25, 5: 0.3 }[options.players];
    const edges = countSlowly(game).map(({ covers, without }) =>
      Math.exp(weight * Math.log2(without) - 0.012 * (covers - 54)),
    );
    const all = edges.reduce((sum, edge) => sum + edge);
    edges.forEach((edge, index) => {
      expect(Math.abs((chances[index] ?? 0) - edge / all)).toBeLessThan(0.01);
    });
  });

  test('the card counts the map’s fair sets, those that can be dealt, and those left at this table', () => {
    const view = fairnessView(game);
    const map = mapOf(game);
    const fair = findFairSets(map);
    expect(view.fairSets).toEqual(fair.counts());
    const size = clueCount(options.players);
    const isDealable = (set: FairSet) =>
      hintChoices(set).length > 0 && (options.players !== 2 || ordersForTwo(map, set).length > 0);
    const sets = fair.habitats(size).flatMap(habitat => fair.at(habitat, size).filter(isDealable));
    expect(view.sets).toBe(sets.length);
    expect(view.setsLeft).toBe(sets.length - 1);
    const earlierSets = sets.slice(0, 3).map(formatSet);
    const played = new Set([...earlierSets, formatSet(cluesInPlay(game))]);
    expect(fairnessView({ ...game, earlierSets }).setsLeft).toBe(sets.length - played.size);
  });
});

test.each(fairSetCounts.slice(0, 4))(
  '$mapCode has as many fair sets as an independent program counts',
  counted => {
    const dealtOn = dealOn(readMap(counted.mapCode), 4, 'counted');
    if (dealtOn === undefined) throw new Error('no deal for four');
    expect(fairnessView(newGame('KRWNQT', dealtOn)).fairSets).toEqual(counted.fair);
  },
);

test('the same set dealt twice counts once', () => {
  const game = dealt({ mode: 'normal', players: 3 });
  const again = { ...game, earlierSets: [formatSet(cluesInPlay(game))] };
  expect(fairnessView(again).setsLeft).toBe(fairnessView(game).setsLeft);
});

test('the number of dealable sets is the number of deals until the map is exhausted', () => {
  let fewerForTwo = 0;
  fc.assert(
    fc.property(gameMap('normal'), players, (map, count) => {
      const expected = countDealable(map, count);
      if (expected > 120) return;
      const except: string[] = [];
      for (;;) {
        const dealt = dealOn(map, count, `${except.length}`, { except });
        if (dealt === undefined) break;
        except.push(formatSet(dealt.clues));
      }
      expect(except.length).toBe(expected);
      if (count === 2 && expected < findFairSets(map).count(4)) fewerForTwo++;
    }),
    { numRuns: 20, seed: 6 },
  );
  expect(fewerForTwo).toBeGreaterThan(0);
});

test.each<[PlayerCount, 3 | 4 | 5]>([
  [3, 3],
  [4, 4],
  [5, 5],
])('nearly all fair sets can be dealt to %i players', (count, size) => {
  fc.assert(
    fc.property(gameMap('advanced'), map => {
      const fair = findFairSets(map);
      const undealable = fair.count(size) - countDealable(map, count, fair);
      expect(undealable).toBeGreaterThanOrEqual(0);
      expect(undealable).toBeLessThanOrEqual(fair.count(size) / 100);
    }),
    { numRuns: 5 },
  );
});
