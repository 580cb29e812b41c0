import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board } from '@/lib/board/pieces';
import type { SeatNumber } from '@/lib/board/players';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import type { SeatView } from '@/lib/game/views/views';
import { distance } from '@/lib/map/grid';
import { HEXES } from '@/lib/map/hexSet';
import { boardAfter } from '@/lib/play/boardActions';
import { anyBoardAction, gameMap } from '@/lib/testing/arbitraries';
import { clueAnswersAt, heldClues, nearestTo, payableHexes, wrongPiecesOf } from './heldClues';

const board = fc.array(anyBoardAction, { maxLength: 30 }).map(actions =>
  actions.reduce((before, action) => {
    const after = boardAfter(before, action);
    return after.ok ? after.value : before;
  }, Board.empty),
);
const clueView = (clue: (typeof ALL_CLUES)[number]) => ({ id: formatClue(clue) });
/** Only the fields that `heldClues` reads. */
const seatWith = (seat: SeatNumber, clues: readonly (typeof ALL_CLUES)[number][]) =>
  ({
    seat,
    clues: clues.map(clueView),
    colors: ['red', 'teal'].slice(0, clues.length),
  }) as unknown as SeatView;

const twoClues = fc.uniqueArray(fc.constantFrom(...ALL_CLUES), { minLength: 2, maxLength: 2 });

test('in the two-player game, each colour has its own clue and pieces', () => {
  const [one, other] = ALL_CLUES;
  if (one === undefined || other === undefined) throw new Error('no clues');
  expect(heldClues(seatWith(2, [one, other]), 2).map(({ owner, clue }) => [owner, clue])).toEqual([
    [2, one],
    [3, other],
  ]);
  expect(heldClues(seatWith(2, [one, other]), 2, 1).map(({ owner }) => owner)).toEqual([3]);
  expect(heldClues(seatWith(2, [one]), 5).map(({ owner }) => owner)).toEqual([1]);
});

test('answers and checks agree with the clues, whatever pieces are on the board', () => {
  fc.assert(
    fc.property(gameMap('advanced'), twoClues, board, (map, clues, pieces) => {
      const own = heldClues(seatWith(1, clues), 2);
      for (const hex of HEXES) {
        const allowed = clueAnswersAt(own, map, hex).map(({ why }) => why.allows);
        expect(allowed).toEqual(clues.map(clue => clueHexes(clue, map).has(hex)));
      }
      for (const each of own) {
        expect(sources(each.clue, map).isEmpty).toBe(false);
        for (const hex of payableHexes(each, map, pieces)) {
          expect(clueHexes(each.clue, map).has(hex)).toBe(false);
          expect(pieces.isOpen(hex) && !pieces.has(each.owner, hex)).toBe(true);
        }
      }
      for (const wrong of wrongPiecesOf(own, map, pieces)) {
        const { piece, why, to } = wrong;
        expect(why.allows).toBe(piece.kind === 'cube');
        expect([0, 1]).toContain(piece.owner);
        expect(to.has(piece.hex)).toBe(false);
        const named = nearestTo(wrong);
        const farthest = Math.max(0, ...named.map(hex => distance(piece.hex, hex)));
        const nearer = [...to].filter(hex => distance(piece.hex, hex) < farthest);
        expect(named).toHaveLength(Math.min(2, to.size));
        expect(named.every(hex => to.has(hex))).toBe(true);
        expect(nearer.every(hex => named.includes(hex))).toBe(true);
      }
    }),
    { numRuns: 10 },
  );
});
