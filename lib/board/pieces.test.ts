import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEXES } from '../map/hexSet';
import { hex } from '../testing/arbitraries';
import { Board, PIECE_KINDS, type Piece } from './pieces';

const OWNERS = [0, 1, 2, 3, 4];

const change = fc.record({
  isTaken: fc.boolean(),
  piece: fc.record({ owner: fc.nat(4), hex, kind: fc.constantFrom(...PIECE_KINDS) }),
});

test('a board agrees with a plain list of pieces about every space', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), changes => {
      let board = Board.empty;
      let pieces: readonly Piece[] = [];
      for (const { isTaken, piece } of changes) {
        const { owner, hex: at } = piece;
        const isThere = (each: Piece) => each.owner === owner && each.hex === at;
        if (isTaken) {
          board = board.without(owner, at);
          pieces = pieces.filter(each => !isThere(each));
        } else if (pieces.some(isThere)) {
          expect(() => board.with(piece)).toThrow(RangeError);
        } else {
          board = board.with(piece);
          pieces = [...pieces, piece];
        }
      }
      expect(board.pieces).toEqual(pieces);
      for (const at of HEXES) {
        const onSpace = pieces.filter(each => each.hex === at);
        expect(board.at(at)).toEqual(onSpace);
        expect(board.isOpen(at)).toBe(onSpace.every(({ kind }) => kind === 'disc'));
        for (const owner of OWNERS) {
          const own = onSpace.find(each => each.owner === owner);
          expect(board.kindAt(owner, at)).toBe(own?.kind);
          expect(board.isOpenBut(owner, at)).toBe(board.without(owner, at).isOpen(at));
          expect(board.has(owner, at)).toBe(own !== undefined);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a board does not change when a piece is added or removed', () => {
  const piece: Piece = { owner: 0, hex: 5, kind: 'disc' };
  const board = Board.empty.with(piece);
  board.with({ owner: 1, hex: 5, kind: 'cube' });
  board.without(0, 5);
  expect([board.pieces, board.isOpen(5), Board.empty.has(0, 5)]).toEqual([[piece], true, false]);
});
