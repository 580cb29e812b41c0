import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Board, PIECE_KINDS } from '../board/pieces';
import { HEXES, HexSet } from '../map/hexSet';
import { anyBoardAction, hexSet } from '../testing/arbitraries';
import { boardAfter } from './boardActions';
import { legalHexes, wrongPieces } from './legalPieces';

const board = fc.array(anyBoardAction, { maxLength: 30 }).map(actions =>
  actions.reduce((before, action) => {
    const after = boardAfter(before, action);
    return after.ok ? after.value : before;
  }, Board.empty),
);
const owner = fc.integer({ min: 0, max: 4 });

test('a piece is wrong if its clue calls for the other kind, and only then', () => {
  fc.assert(
    fc.property(board, owner, hexSet, (pieces, who, allowed) => {
      const wrong = wrongPieces(pieces, who, allowed);
      for (const piece of pieces.of(who)) {
        const isTrue = piece.kind === 'disc' ? allowed.has(piece.hex) : !allowed.has(piece.hex);
        expect(wrong.includes(piece)).toBe(!isTrue);
      }
      expect(wrong.every(piece => piece.owner === who)).toBe(true);
    }),
  );
});

test('a piece is legal on open spaces without a piece of its owner where it is true', () => {
  fc.assert(
    fc.property(
      board,
      owner,
      fc.constantFrom(...PIECE_KINDS),
      hexSet,
      (pieces, who, kind, allowed) => {
        const slow = HEXES.filter(
          hex =>
            !pieces.pieces.some(piece => piece.hex === hex && piece.kind === 'cube') &&
            !pieces.pieces.some(piece => piece.hex === hex && piece.owner === who) &&
            allowed.has(hex) === (kind === 'disc'),
        );
        expect([...legalHexes(pieces, { owner: who, kind }, allowed)]).toEqual(slow);
      },
    ),
  );
});

test('on an empty board, a payment can go on every space that the clue rules out', () => {
  const allowed = HexSet.of([0, 1, 2]);
  expect(legalHexes(Board.empty, { owner: 0, kind: 'cube' }, allowed).size).toBe(105);
});
