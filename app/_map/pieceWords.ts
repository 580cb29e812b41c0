import type { useTranslations } from 'use-intl';
import type { Hex } from '@/lib/map/hexSet';
import type { Piece } from './Pieces';
import { joinParts, type MapWords } from './words';

export type RecordWords = ReturnType<typeof useTranslations<'record'>>;

/** What stands on each space where anything does: "Ana: disc, Ben: cube, closed". */
export function pieceWords(
  words: RecordWords,
  map: MapWords,
  pieces: readonly Piece[],
): ReadonlyMap<Hex, string> {
  const hexes = new Set(pieces.map(({ hex }) => hex));
  return new Map(
    Array.from(hexes, hex => {
      const here = pieces.filter(piece => piece.hex === hex);
      const isClosed = here.some(({ kind }) => kind === 'cube');
      const told = here.map(({ kind, seat, whose }) =>
        words(`pieceOf.${kind}`, { whose: whose ?? String(seat) }),
      );
      return [hex, joinParts(map, [...told, isClosed ? words('closed') : undefined])];
    }),
  );
}
