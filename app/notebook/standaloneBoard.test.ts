import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Piece } from '@/lib/board/pieces';
import { PIECE_KINDS } from '@/lib/board/pieces';
import { withTapped } from './standaloneBoard';

const piece: fc.Arbitrary<Piece> = fc.record({
  owner: fc.nat({ max: 2 }),
  hex: fc.constantFrom(0, 40, 107),
  kind: fc.constantFrom(...PIECE_KINDS),
});

test('an owner has at most one piece on a space, and a second tap removes it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), piece, (taps, last) => {
      const board = taps.reduce<readonly Piece[]>(withTapped, []);
      const places = board.map(({ owner, hex }) => `${owner} ${hex}`);
      expect(new Set(places).size).toBe(places.length);

      const isThere = (pieces: readonly Piece[]) =>
        pieces.some(
          each => each.owner === last.owner && each.hex === last.hex && each.kind === last.kind,
        );
      const tapped = withTapped(board, last);
      expect(isThere(tapped)).toBe(!isThere(board));
      const elsewhere = (pieces: readonly Piece[]) =>
        pieces.filter(each => each.owner !== last.owner || each.hex !== last.hex);
      expect(elsewhere(tapped)).toEqual(elsewhere(board));
    }),
  );
});
