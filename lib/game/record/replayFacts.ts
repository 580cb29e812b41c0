import type { Board, Piece } from '../../board/pieces';
import { ownersOf, type Player, playersOf } from '../../board/players';
import type { KnownClue, Position } from '../../board/position';
import type { Clue } from '../../clues/clue';
import { clueHexes } from '../../clues/clueHexes';
import type { GameMap } from '../../map/gameMap';
import type { Hex, HexSet } from '../../map/hexSet';
import type { BoardAction } from '../../play/boardActions';
import { boardsByEntry, type CorrectedActions } from '../../play/corrections';
import { wrongPieces } from '../../play/legalPieces';
import type { Deducer } from '../../solver/deduce';

/**
 * Replay of a recorded game: what a perfect observer could have known, by *joint* deduction, after each entry of the
 * record. Each frame is computed independently, so that a worker can send frames one by one and stop when no one
 * is watching.
 */

/** What one viewpoint could know. */
interface Knowledge {
  /** The possible habitats, in order; the shares add up to 1. */
  readonly habitats: readonly { readonly hex: Hex; readonly share: number }[];
  /** By owner, the number of possible clues. */
  readonly clues: readonly number[];
}

export interface ReplayFrame {
  /**
   * By viewpoint: first an observer who knows no clue, then each player, who knows their own (two in a two-player
   * game). Null if the pieces contradict each other or the player's own clue, which means that some piece is wrong. A
   * wrong piece without a contradiction is misleading: the habitat may be missing.
   */
  readonly knowledge: readonly (Knowledge | null)[];
}

/** Computes one frame from a position with all clues known. `deduce` must be a deducer for the game's map. */
export function computeFrame(
  deduce: Deducer,
  { players, known, pieces }: Omit<Position, 'mapCode'>,
): ReplayFrame {
  const knowledgeWith = (own: readonly KnownClue[]): Knowledge | null => {
    const deduced = deduce({ players, known: own, pieces }, 'joint');
    if (!deduced.ok) return null;
    const { owners, habitats } = deduced.value;
    return {
      habitats: habitats.map(({ hex, share = 0 }) => ({ hex, share })),
      clues: owners.map(owner => owner.clues.length),
    };
  };
  const ownOf = (player: Player) => {
    const owners = ownersOf(player, players);
    return known.filter(({ owner }) => owners.includes(owner));
  };
  return {
    knowledge: [
      knowledgeWith([]),
      ...playersOf(players).map(player => knowledgeWith(ownOf(player))),
    ],
  };
}

/** The entry that placed a piece, and how many spaces were possible before and after it. */
interface InformativePiece {
  readonly entry: number;
  readonly before: number;
  readonly after: number;
}

/** Highlights of a replay. Entries are counted from 0; frame `n` is the state after `n` entries. */
export interface ReplayFacts {
  /**
   * By viewpoint: the first frame after which the habitat was the only possible one whenever the board had no wrong
   * piece; `undefined` if there is none. Frames with a wrong piece do not count against it.
   */
  readonly knownFrom: readonly (number | undefined)[];
  /** The true piece that left the smallest part of the spaces to an observer who knows no clue. */
  readonly mostInformative: InformativePiece | undefined;
  /** The wrong pieces that were fixed: the entry that fixed each, and the entry that had placed it. */
  readonly mistakes: readonly { readonly entry: number; readonly placed: number }[];
  /** The wrong pieces still on the board at the end, by owner. */
  readonly unfixed: readonly Piece[];
}

interface ReplayedGame {
  readonly map: GameMap;
  /** By owner. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  readonly record: CorrectedActions;
  /** One more than the number of entries. */
  readonly frames: readonly ReplayFrame[];
}

export function replayFacts(game: ReplayedGame): ReplayFacts {
  const { map, clues, record, frames } = game;
  const allowed = clues.map(clue => clueHexes(clue, map));
  const wrongOn = (board: Board) =>
    allowed.flatMap((hexes, owner) => wrongPieces(board, owner, hexes));
  const boards = boardsByEntry(record);
  const wrong = boards.map(wrongOn);
  const isRight = wrong.map(pieces => pieces.length === 0);
  return {
    knownFrom: (frames[0]?.knowledge ?? []).map((_, viewpoint) =>
      firstKnownFrame(game, viewpoint, isRight),
    ),
    mostInformative: mostInformativeEntry(game, allowed),
    mistakes: fixedMistakes(record, boards, allowed),
    unfixed: wrong.at(-1) ?? [],
  };
}

function firstKnownFrame(
  { frames, habitat }: ReplayedGame,
  viewpoint: number,
  /** By frame, whether every piece on the board agrees with its owner's clue. */
  isRight: readonly boolean[],
): number | undefined {
  const isKnown = ({ knowledge }: ReplayFrame) => {
    const habitats = knowledge[viewpoint]?.habitats ?? [];
    return habitats.length === 1 && habitats[0]?.hex === habitat;
  };
  const lastUnknown = frames.findLastIndex((frame, at) => isRight[at] && !isKnown(frame));
  const from = isRight.indexOf(true, lastUnknown + 1);
  return from === -1 ? undefined : from;
}

/**
 * Counts spaces rather than bits, since people can check spaces on the map. Compares the share that is left, since the
 * first pieces rule out the most spaces in every game.
 */
function mostInformativeEntry(
  { record, frames }: ReplayedGame,
  allowed: readonly HexSet[],
): ReplayFacts['mostInformative'] {
  let most: InformativePiece | undefined;
  record.forEach((action, entry) => {
    const before = frames[entry]?.knowledge[0]?.habitats.length;
    const after = frames[entry + 1]?.knowledge[0]?.habitats.length;
    if (action?.type !== 'place' || !isTrue(action, allowed) || !before || !after) return;
    if (after / before < (most ? most.after / most.before : 1)) most = { entry, before, after };
  });
  return most;
}

function fixedMistakes(
  record: CorrectedActions,
  boards: readonly Board[],
  allowed: readonly HexSet[],
): ReplayFacts['mistakes'] {
  /** Key: owner and hex. Value: the entry that placed the current piece. */
  const placed = new Map<string, number>();
  return record.flatMap((action, entry) => {
    const wrong = action?.type === 'fix' ? placed.get(`${action.owner} ${action.hex}`) : undefined;
    const before = boards[entry]?.pieces ?? [];
    for (const piece of boards[entry + 1]?.pieces ?? [])
      if (!before.includes(piece)) placed.set(`${piece.owner} ${piece.hex}`, entry);
    const isRightFix = action?.type === 'fix' && isTrue(action, allowed);
    return isRightFix && wrong !== undefined ? [{ entry, placed: wrong }] : [];
  });
}

/** Whether the piece that an action puts on a space agrees with its owner's clue. */
function isTrue(
  { owner, hex, kind }: Extract<BoardAction, { type: 'place' | 'fix' }>,
  allowed: readonly HexSet[],
): boolean {
  const hexes = allowed[owner];
  return hexes !== undefined && hexes.has(hex) === (kind === 'disc');
}
