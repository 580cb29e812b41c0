import type { ClueId } from '@/lib/clues/clue';
import { clueCount, type PlayerCount } from '@/lib/data/terms';
import type { Hex } from '@/lib/map/hexSet';
import type { Owner, PieceKind } from '@/lib/play/pieces';
import type { Seen } from '@/lib/solver/struckBy';
import { EMPTY_BOARD, type Level, useBoardAlone } from './boardAlone';

/** What is told of a board after its map. */

export const clearBoard = () => useBoardAlone.setState(EMPTY_BOARD);
export const chooseLevel = (level: Level) => useBoardAlone.setState({ level });

/** Who does not play any more takes their pieces along. */
export const choosePlayers = (players: PlayerCount) =>
  useBoardAlone.setState(({ seat, pieces }) => ({
    players,
    seat: seat !== null && seat <= players ? seat : null,
    own: [],
    pieces: pieces.filter(({ owner }) => owner < clueCount(players)),
  }));

export const chooseSeat = (seat: number | null) => useBoardAlone.setState({ seat, own: [] });

/** Nothing takes the owner's clue back. */
export const tellClue = (owner: Owner, clue: ClueId | undefined) =>
  useBoardAlone.setState(({ own }) => {
    const others = own.filter(each => each.owner !== owner);
    return { own: clue === undefined ? others : [...others, { owner, clue }] };
  });

/** Lays a piece in the place of the owner's other kind; the same once more takes it off. */
export const tapPiece = (owner: Owner, hex: Hex, kind: PieceKind) =>
  useBoardAlone.setState(({ pieces }) => ({ pieces: withTapped(pieces, { owner, hex, kind }) }));

export function withTapped(pieces: readonly Seen[], piece: Seen): readonly Seen[] {
  const isTheirs = (each: Seen) => each.owner === piece.owner && each.hex === piece.hex;
  const before = pieces.find(isTheirs);
  const others = pieces.filter(each => !isTheirs(each));
  return before?.kind === piece.kind ? others : [...others, piece];
}
