import { type Clue, type ClueId, parseClue } from '../../clues/clue';
import { clueHexes } from '../../clues/clueHexes';
import type { PlayerCount } from '../../data/terms';
import type { GameMap } from '../../map/gameMap';
import type { Hex, HexSet } from '../../map/hexSet';
import type { BoardAction } from '../../play/boardActions';
import { boardsByEntry, type CorrectedActions } from '../../play/corrections';
import { wrongPieces } from '../../play/legalPieces';
import { type Board, ownersOf, type Piece } from '../../play/pieces';
import type { KnownClue } from '../../solver/clueLists';
import type { Deducer } from '../../solver/deduce';
import type { VisiblePiece } from '../../solver/struckBy';

/**
 * The look back on a recorded game as a replay: what somebody who overlooks nothing could have known, by *joint*
 * deduction, after each entry of the record. A frame is reckoned by itself, so that a thread can send one after the
 * other, and stop where nobody looks any more.
 */

/** A moment of a game that has ended, as plain data. */
export interface ReplayFrameInput {
  readonly mapCode: string;
  readonly players: PlayerCount;
  /** By owner. */
  readonly clues: readonly ClueId[];
  /** As they lay then, true or not, in the order in which they came. */
  readonly pieces: readonly VisiblePiece[];
}

/** What could be known. */
interface Knowledge {
  /** The possible ones, in order; the shares sum up to 1. */
  readonly habitats: readonly { readonly hex: Hex; readonly share: number }[];
  /** By owner how many clues are possible. */
  readonly clues: readonly number[];
}

export interface ReplayFrame {
  /**
   * First by whoever knows no clue, then by each player, who knows their own, two in the game for two. Nothing where
   * the pieces contradict each other, or the player's own clue: some mistake lies there. A mistake that
   * contradicts nothing misleads, and the habitat may be missing.
   */
  readonly knowledge: readonly (Knowledge | null)[];
}

/** `deduce` deduces on the game's map. */
export function computeFrame(
  deduce: Deducer,
  { players, clues, pieces }: Omit<ReplayFrameInput, 'mapCode'>,
): ReplayFrame {
  const held: readonly KnownClue[] = clues.flatMap((id, owner) => {
    const clue = parseClue(id);
    return clue === undefined ? [] : [{ owner, clue }];
  });
  const knowledgeWith = (own: readonly KnownClue[]): Knowledge | null => {
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
    knowledge: [
      knowledgeWith([]),
      ...Array.from({ length: players }, (_, player) => knowledgeWith(ownOf(player))),
    ],
  };
}

/** What a replay is worth telling of. Entries are counted from 0; frame `n` is the one after `n` entries. */
export interface ReplayFacts {
  /**
   * By viewpoint, as in a frame: from which frame on it saw the habitat alone, whenever the board was right; nothing where it
   * never did. What a wrong piece hides was known all the same.
   */
  readonly knownFrom: readonly (number | undefined)[];
  /** The true piece that told most to whoever knew no clue, in bits. */
  readonly mostInformative: { readonly entry: number; readonly bits: number } | undefined;
  /** The wrong pieces that were mended: by which entry, and which had placed them. */
  readonly mistakes: readonly { readonly entry: number; readonly placed: number }[];
  /** The wrong pieces that lay there to the end, by owner. */
  readonly unfixed: readonly Piece[];
}

interface ReplayedGame {
  readonly map: GameMap;
  /** By owner. */
  readonly clues: readonly Clue[];
  readonly habitat: Hex;
  readonly record: CorrectedActions;
  /** One more than there are entries. */
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

/** How unsure a viewpoint leaves one of the habitat, in bits: 0 where it is known, 6.75 where every space is as likely. */
export const bitsLeft = ({ habitats }: Knowledge): number =>
  habitats.reduce((sum, { share }) => sum - share * Math.log2(share), 0);

function firstKnownFrame(
  { frames, habitat }: ReplayedGame,
  viewpoint: number,
  /** By frame, whether every piece on the board says what its owner's clue does. */
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

function mostInformativeEntry(
  { record, frames }: ReplayedGame,
  allowed: readonly HexSet[],
): ReplayFacts['mostInformative'] {
  let most: ReplayFacts['mostInformative'];
  record.forEach((action, entry) => {
    const before = frames[entry]?.knowledge[0];
    const after = frames[entry + 1]?.knowledge[0];
    if (action?.does !== 'place' || !isTrue(action, allowed) || !before || !after) return;
    const bits = bitsLeft(before) - bitsLeft(after);
    if (bits > (most?.bits ?? 0)) most = { entry, bits };
  });
  return most;
}

function fixedMistakes(
  record: CorrectedActions,
  boards: readonly Board[],
  allowed: readonly HexSet[],
): ReplayFacts['mistakes'] {
  /** By owner and hex the entry that placed what lies there. */
  const placed = new Map<string, number>();
  return record.flatMap((action, entry) => {
    const wrong = action?.does === 'fix' ? placed.get(`${action.owner} ${action.hex}`) : undefined;
    const before = boards[entry]?.pieces ?? [];
    for (const piece of boards[entry + 1]?.pieces ?? [])
      if (!before.includes(piece)) placed.set(`${piece.owner} ${piece.hex}`, entry);
    const isMending = action?.does === 'fix' && isTrue(action, allowed);
    return isMending && wrong !== undefined ? [{ entry, placed: wrong }] : [];
  });
}

/** Whether the piece that an action leaves on a space says what its owner's clue does. */
function isTrue(
  { owner, hex, kind }: Extract<BoardAction, { does: 'place' | 'fix' }>,
  allowed: readonly HexSet[],
): boolean {
  const hexes = allowed[owner];
  return hexes !== undefined && hexes.has(hex) === (kind === 'disc');
}
