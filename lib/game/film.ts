import { type Clue, type ClueId, parseClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import type { Hex, HexSet } from '../map/hexSet';
import { boardsLain, type Meant } from '../play/corrections';
import { type Board, ownersOf, type Piece } from '../play/pieces';
import type { Happened } from '../play/record';
import { wrongPieces } from '../play/truth';
import type { Held } from '../solver/clueLists';
import type { Deducer } from '../solver/deduce';
import type { Seen } from '../solver/struckBy';

/**
 * The look back on a recorded game as a film: what somebody who overlooks nothing could have known, by *joint*
 * deduction, after each entry of the record. A frame is reckoned by itself, so that a thread can send one after the
 * other, and stop where nobody looks any more.
 */

/** A moment of a game that has ended, as plain data. */
export interface FilmAsked {
  readonly mapCode: string;
  readonly players: PlayerCount;
  /** By owner. */
  readonly clues: readonly ClueId[];
  /** As they lay then, true or not, in the order in which they came. */
  readonly pieces: readonly Seen[];
}

/** What could be known. */
interface Sight {
  /** The possible ones, in order; the shares sum up to 1. */
  readonly habitats: readonly { readonly hex: Hex; readonly share: number }[];
  /** By owner how many clues are possible. */
  readonly clues: readonly number[];
}

export interface FilmFrame {
  /**
   * First by whoever knows no clue, then by each player, who knows their own, two in the game for two. Nothing where
   * the pieces contradict each other, or the player's own clue: some mistake lies there. A mistake that
   * contradicts nothing misleads, and the habitat may be missing.
   */
  readonly sights: readonly (Sight | null)[];
}

/** `deduce` deduces on the game's map. */
export function reckonFrame(
  deduce: Deducer,
  { players, clues, pieces }: Omit<FilmAsked, 'mapCode'>,
): FilmFrame {
  const held: readonly Held[] = clues.flatMap((id, owner) => {
    const clue = parseClue(id);
    return clue === undefined ? [] : [{ owner, clue }];
  });
  const sightWith = (own: readonly Held[]): Sight | null => {
    const deduced = deduce({ players, own, pieces }, 'joint');
    if (!deduced.ok) return null;
    const { owners, habitats } = deduced.value;
    return {
      habitats: habitats.map(({ hex, share = 0 }) => ({ hex, share })),
      clues: owners.map(owner => owner.clues.length),
    };
  };
  const ownOf = (player: number) => {
    const owners = ownersOf(player, players);
    return held.filter(({ owner }) => owners.includes(owner));
  };
  return {
    sights: [
      sightWith([]),
      ...Array.from({ length: players }, (_, player) => sightWith(ownOf(player))),
    ],
  };
}

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

interface FilmedGame {
  readonly map: GameMap;
  /** By owner. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  readonly record: Meant;
  /** One more than there are entries. */
  readonly frames: readonly FilmFrame[];
}

export function filmFacts(game: FilmedGame): FilmFacts {
  const { map, clues, record, frames } = game;
  const allowed = clues.map(clue => clueHexes(clue, map));
  const wrongOn = (board: Board) =>
    allowed.flatMap((hexes, owner) => wrongPieces(board, owner, hexes));
  const boards = boardsLain(record);
  const wrong = boards.map(wrongOn);
  const isRight = wrong.map(pieces => pieces.length === 0);
  return {
    known: (frames[0]?.sights ?? []).map((_, sight) => knownFrom(game, sight, isRight)),
    mostAway: mostAway(game, allowed),
    mistakes: mistakes(record, boards, allowed),
    unmended: wrong.at(-1) ?? [],
  };
}

/** How unsure a sight leaves one of the habitat, in bits: 0 where it is known, 6.75 where every space is as likely. */
export const bitsLeft = ({ habitats }: Sight): number =>
  habitats.reduce((sum, { share }) => sum - share * Math.log2(share), 0);

function knownFrom(
  { frames, habitat }: FilmedGame,
  sight: number,
  /** By frame, whether every piece on the board says what its owner's clue does. */
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

function mostAway(
  { record, frames }: FilmedGame,
  allowed: readonly HexSet[],
): FilmFacts['mostAway'] {
  let most: FilmFacts['mostAway'];
  record.forEach((deed, entry) => {
    const before = frames[entry]?.sights[0];
    const after = frames[entry + 1]?.sights[0];
    if (deed?.does !== 'place' || !isTrue(deed, allowed) || !before || !after) return;
    const bits = bitsLeft(before) - bitsLeft(after);
    if (bits > (most?.bits ?? 0)) most = { entry, bits };
  });
  return most;
}

function mistakes(
  record: Meant,
  boards: readonly Board[],
  allowed: readonly HexSet[],
): FilmFacts['mistakes'] {
  /** By owner and hex the entry that placed what lies there. */
  const placed = new Map<string, number>();
  return record.flatMap((deed, entry) => {
    const wrong = deed?.does === 'mend' ? placed.get(`${deed.owner} ${deed.hex}`) : undefined;
    const before = boards[entry]?.pieces ?? [];
    for (const piece of boards[entry + 1]?.pieces ?? [])
      if (!before.includes(piece)) placed.set(`${piece.owner} ${piece.hex}`, entry);
    const isMending = deed?.does === 'mend' && isTrue(deed, allowed);
    return isMending && wrong !== undefined ? [{ entry, placed: wrong }] : [];
  });
}

/** Whether the piece that a deed leaves on a space says what its owner's clue does. */
function isTrue(
  { owner, hex, kind }: Extract<Happened, { does: 'place' | 'mend' }>,
  allowed: readonly HexSet[],
): boolean {
  const hexes = allowed[owner];
  return hexes !== undefined && hexes.has(hex) === (kind === 'disc');
}
