import type { Piece } from '../board/pieces';
import type { Owner } from '../board/players';
import type { Position } from '../board/position';
import { ALL_CLUES, type Clue, type ClueId, cluesOf, formatClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { isDeniedBy } from '../clues/hints';
import type { GameMap } from '../map/gameMap';
import type { HexSet } from '../map/hexSet';

/** A clue with its meaning on a map. */
export interface ClueOnMap {
  readonly clue: Clue;
  readonly id: ClueId;
  /** Its index in `ALL_CLUES`. */
  readonly place: number;
  /** The hexes that it allows. */
  readonly hexes: HexSet;
  /** Whether deals on this map can contain it: the map's mode has it, and it is within the band. */
  readonly isDealt: boolean;
}

export function cluesOnMap(map: GameMap): readonly ClueOnMap[] {
  const dealt = cluesOf(map.mode);
  return ALL_CLUES.map((clue, place) => ({
    clue,
    id: formatClue(clue),
    place,
    hexes: clueHexes(clue, map),
    isDealt: dealt.includes(clue) && isWithinBand(clue, map),
  }));
}

/**
 * An owner's possible clues before any piece: the known one; otherwise all that deals can contain, without other
 * owners' known clues and those that the hint denies.
 */
export function possibleClues(
  allClues: readonly ClueOnMap[],
  owner: Owner,
  { known, hint }: Pick<Position, 'known' | 'hint'>,
): readonly ClueOnMap[] {
  const own = known.find(each => each.owner === owner);
  return own === undefined
    ? allClues.filter(
        ({ clue, id, isDealt }) =>
          isDealt &&
          !known.some(each => each.clue === id) &&
          !(hint !== undefined && isDeniedBy(clue, hint)),
      )
    : allClues.filter(({ id }) => id === own.clue);
}

/** The clues that agree with all of their owner's pieces: they allow every disc and rule out every cube. */
export const consistentClues = (
  clues: readonly ClueOnMap[],
  pieces: readonly Piece[],
): readonly ClueOnMap[] => clues.filter(clue => pieces.every(piece => agrees(clue, piece)));

/** By piece of one owner, the clues that only this piece rules out. */
export function struckOnlyBy(
  clues: readonly ClueOnMap[],
  pieces: readonly Piece[],
): ReadonlyMap<Piece, readonly ClueOnMap[]> {
  const struck = new Map(pieces.map(piece => [piece, [] as ClueOnMap[]]));
  for (const clue of clues) {
    const [piece, ...more] = pieces.filter(each => !agrees(clue, each));
    if (piece !== undefined && more.length === 0) struck.get(piece)?.push(clue);
  }
  return struck;
}

const agrees = ({ hexes }: ClueOnMap, { hex, kind }: Piece): boolean =>
  hexes.has(hex) === (kind === 'disc');
