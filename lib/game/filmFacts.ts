import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { GameMap } from '../map/gameMap';
import type { Hex } from '../map/hexSet';
import { boardsLain } from '../play/lain';
import { Board, type Piece } from '../play/pieces';
import { boardAfter, boardOf, type Deed } from '../play/record';
import { wrongPieces } from '../play/truth';
import type { FilmFrame, Sight } from './film';

/** What a film is worth telling of. Entries are counted from 0; frame `n` is the one after `n` entries. */
export interface FilmFacts {
  /**
   * By sight, as in a frame: from which frame on it saw the habitat alone, whenever the board was right; nothing where it
   * never did. What a wrong piece hides was known all the same.
   */
  readonly known: readonly (number | undefined)[];
  /** The true piece that told most to whoever knew no clue, in bits. */
  readonly mostAway: { readonly entry: number; readonly bits: number } | undefined;
  /** The wrong pieces that were mended: by which entry, and which had placed them. */
  readonly mistakes: readonly { readonly entry: number; readonly placed: number }[];
  /** The wrong pieces that lay there to the end, by owner. */
  readonly unmended: readonly Piece[];
}

export interface FilmedGame {
  readonly map: GameMap;
  /** By owner. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  /** As it should have been entered (`play/corrections`). */
  readonly record: readonly Deed[];
  /** One more than there are entries. */
  readonly frames: readonly FilmFrame[];
}

export function filmFacts(game: FilmedGame): FilmFacts {
  const isRight = rightBoards(game);
  return {
    known: (game.frames[0]?.sights ?? []).map((_, sight) => knownFrom(game, sight, isRight)),
    mostAway: mostAway(game),
    mistakes: mistakes(game),
    unmended: unmended(game),
  };
}

/** How unsure a sight leaves one of the habitat, in bits: 0 where it is known, 6.75 where every space is as likely. */
export const bitsLeft = ({ habitats }: Sight): number =>
  habitats.reduce((sum, { share }) => sum - share * Math.log2(share), 0);

function knownFrom(
  { frames, habitat }: FilmedGame,
  sight: number,
  isRight: readonly boolean[],
): number | undefined {
  const isKnown = ({ sights }: FilmFrame) => {
    const habitats = sights[sight]?.habitats ?? [];
    return habitats.length === 1 && habitats[0]?.hex === habitat;
  };
  const lastUnknown = frames.findLastIndex((frame, at) => isRight[at] && !isKnown(frame));
  const from = isRight.indexOf(true, lastUnknown + 1);
  return from === -1 ? undefined : from;
}

/** By frame, whether every piece on the board says what its owner's clue does. */
function rightBoards({ map, clues, record }: FilmedGame): readonly boolean[] {
  const allowed = clues.map(clue => clueHexes(clue, map));
  return boardsLain(record).map(board =>
    allowed.every((hexes, owner) => wrongPieces(board, owner, hexes).length === 0),
  );
}

function mostAway(game: FilmedGame): FilmFacts['mostAway'] {
  let most: FilmFacts['mostAway'];
  game.record.forEach((deed, entry) => {
    const before = game.frames[entry]?.sights[0];
    const after = game.frames[entry + 1]?.sights[0];
    if (deed.does !== 'place' || !isTrue(game, deed) || !before || !after) return;
    const bits = bitsLeft(before) - bitsLeft(after);
    if (bits > (most?.bits ?? 0)) most = { entry, bits };
  });
  return most;
}

function mistakes(game: FilmedGame): FilmFacts['mistakes'] {
  const found: { entry: number; placed: number }[] = [];
  /** By owner and hex the entry that placed what lies there. */
  const placed = new Map<string, number>();
  let board = Board.empty;
  game.record.forEach((deed, entry) => {
    const after = boardAfter(board, deed);
    if (!after.ok) throw new Error(`a record holds what could not be entered: ${after.error}`);
    if (after.value === board) return;
    if (deed.does === 'mend' && isTrue(game, deed)) {
      const wrong = placed.get(`${deed.owner} ${deed.hex}`);
      if (wrong !== undefined) found.push({ entry, placed: wrong });
    }
    for (const piece of after.value.pieces) {
      if (!board.pieces.includes(piece)) placed.set(`${piece.owner} ${piece.hex}`, entry);
    }
    board = after.value;
  });
  return found;
}

function unmended({ map, clues, record }: FilmedGame): readonly Piece[] {
  const board = boardOf(record);
  return clues.flatMap((clue, owner) => wrongPieces(board, owner, clueHexes(clue, map)));
}

/** Whether the piece that a deed leaves on a space says what its owner's clue does. */
function isTrue(
  { map, clues }: FilmedGame,
  { owner, hex, kind }: Extract<Deed, { does: 'place' | 'mend' }>,
): boolean {
  const clue = clues[owner];
  return clue !== undefined && clueHexes(clue, map).has(hex) === (kind === 'disc');
}
