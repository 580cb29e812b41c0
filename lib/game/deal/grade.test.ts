import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLUE_COUNTS } from '../../data/terms';
import { findFairSets } from '../../solver/fairSets';
import { anyMap, mode, seed } from '../../testing/arbitraries';
import { newGame } from '../../testing/newGame';
import { ended } from '../../testing/playing';
import type { DealGrade } from '../game';
import { tableView } from '../views/tableView';
import { deal, dealOn } from './deal';
import { gradeDeal } from './grade';
import type { Wishes } from './wishes';

const clueCounts = fc.constantFrom(...CLUE_COUNTS);

test('grade words stay hidden until the end if the map has fewer than 250 fair sets', () => {
  fc.assert(
    fc.property(anyMap, clueCounts, seed, (map, players, from) => {
      const dealt = dealOn(map, players, from);
      fc.pre(dealt !== undefined);
      const early = findFairSets(map).count(players) < 250 ? [] : ['length', 'evenness'];
      expect(gradeDeal(dealt)?.early).toEqual(early);
    }),
    { numRuns: 24 },
  );
});

test('the words that a table wished for are public at once', () => {
  fc.assert(
    fc.property(mode, seed, fc.boolean(), fc.boolean(), (ofMode, from, isLong, even) => {
      const wishes: Wishes = { even, ...(isLong && { length: 'long' }) };
      const dealt = deal({ mode: ofMode, players: 3, ...wishes }, from);
      const wished = [isLong && 'length', even && 'evenness'].filter(word => word !== false);
      expect(gradeDeal(dealt, wishes)?.early).toEqual(wished);
    }),
    { numRuns: 12 },
  );
});

const TURNS = { from: 10, to: 13, each: { from: 3, to: 4 } };

test.each([
  { early: [], shown: {} },
  { early: ['length'], shown: { length: 'short', turns: TURNS } },
  { early: ['evenness'], shown: { evenness: 'even' } },
] as const)('before the end the table view shows $shown', ({ early, shown }) => {
  const grade: DealGrade = { length: 'short', evenness: 'even', early };
  const game = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'told'), { grade });
  const requester = { device: undefined, presence: new Map(), now: 0 };
  expect(tableView(game, requester).grade).toEqual(shown);
  expect(tableView(ended(game), requester).grade).toEqual({
    length: 'short',
    turns: TURNS,
    evenness: 'even',
  });
});
