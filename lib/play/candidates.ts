import type { Board, Piece } from '../board/pieces';
import { ownersOf, playerOf } from '../board/players';
import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import { answerGaps, costOf, type Gap } from './gaps';
import type { Step } from './step';
import {
  afterOwnDisc,
  afterQuestion,
  afterShared,
  continueSearch,
  type NextStep,
  nextTurn,
  ownersAfter,
  SHARING_ROUNDS,
  startSearch,
  type TurnState,
} from './turnState';

/** A newly entered piece. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** The board without the piece (`before`) and with it (`board`). */
  readonly before: Board;
  readonly board: Board;
  /** The spaces that its player may be searching, if the piece is the disc that a search puts elsewhere. */
  readonly searched: readonly Hex[];
}

/** The open spaces that already hold all of a player's own discs: searching one puts a disc elsewhere. */
export function searchedBy(
  { owner, kind }: Piece,
  board: Board,
  players: PlayerCount,
): readonly Hex[] {
  if (kind === 'cube') return [];
  const own = ownersOf(playerOf(owner, players), players);
  return board
    .of(owner)
    .map(({ hex }) => hex)
    .filter(hex => board.isOpen(hex) && own.every(each => board.has(each, hex)));
}

/** One possible interpretation of a piece. */
export interface Candidate {
  readonly turnState: TurnState;
  readonly step: Omit<Step, 'objections'>;
  readonly cost: number;
  /** The entries that are missing under this interpretation. */
  readonly gaps: readonly Gap[];
  /** The earlier gap that the piece fills. */
  readonly fills?: Gap;
}

/** Cost of an interpretation that is legal but rarely meant. */
const RARE_COST = 0.2;

type NextStepOf<Is extends NextStep['kind']> = Extract<NextStep, { kind: Is }>;

/** The interpretations of a piece as the expected next step. */
export function candidatesFor(turnState: TurnState, placed: PlacedPiece): readonly Candidate[] {
  const { nextStep } = turnState;
  const { piece, board } = placed;
  switch (nextStep.kind) {
    case 'earlier': {
      const player = playerOf(piece.owner, turnState.players);
      return [{ turnState, step: { kind: 'earlier', turn: 0, player }, cost: 0, gaps: [] }];
    }
    case 'share':
      return shareCandidates(turnState, nextStep, piece);
    case 'turn':
      return turnCandidates(turnState, nextStep, placed);
    case 'own-disc':
      return ownDiscCandidates(turnState, nextStep, piece, board);
    case 'answer':
      return answerCandidates(turnState, nextStep, piece, board);
    case 'pay':
      return paymentCandidates(turnState, nextStep, piece);
    case 'found':
      return [];
  }
}

/** Accepts first cubes out of order: both at once, or before a neighbour's. */
function shareCandidates(
  turnState: TurnState,
  nextStep: NextStepOf<'share'>,
  { owner, kind }: Piece,
): readonly Candidate[] {
  const shared = turnState.shared[owner] ?? 0;
  if (kind === 'disc' || shared >= SHARING_ROUNDS) return [];
  const player = playerOf(owner, turnState.players);
  return [
    {
      turnState: afterShared(turnState, owner),
      step: { kind: 'share', turn: turnState.turn, player, round: shared === 0 ? 1 : 2 },
      cost: nextStep.owners.includes(owner) ? 0 : RARE_COST,
      gaps: [],
    },
  ];
}

function turnCandidates(
  turnState: TurnState,
  { player }: NextStepOf<'turn'>,
  placed: PlacedPiece,
): readonly Candidate[] {
  const { turn, players } = turnState;
  const { piece, before, board } = placed;
  if (playerOf(piece.owner, players) !== player) {
    const step = { kind: 'question', turn, player, asked: piece.owner } as const;
    return [{ turnState: afterQuestion(turnState, player, piece), step, cost: 0, gaps: [] }];
  }
  if (piece.kind === 'cube') return [];
  const opening = candidatesFor(startSearch(turnState, player, piece.hex, before), placed);
  return [
    ...opening.map(candidate => ({
      ...candidate,
      step: { ...candidate.step, kind: 'search' } as const,
    })),
    // Or it is the disc elsewhere, for a search of a space with all of theirs; the first answer shows which space.
    ...placed.searched.map(searched => ({
      turnState: continueSearch(turnState, player, searched, board),
      step: { kind: 'own-disc', turn, player, searched } as const,
      cost: RARE_COST,
      gaps: [],
    })),
  ];
}

function ownDiscCandidates(
  turnState: TurnState,
  nextStep: NextStepOf<'own-disc'>,
  { owner, hex, kind }: Piece,
  board: Board,
): readonly Candidate[] {
  const isThere = hex === nextStep.hex;
  if (kind === 'cube' || !nextStep.owners.includes(owner) || isThere === nextStep.elsewhere)
    return [];
  return [
    {
      turnState: afterOwnDisc(turnState, nextStep, owner, board),
      step: {
        kind: 'own-disc',
        turn: turnState.turn,
        player: nextStep.player,
        searched: nextStep.hex,
      },
      cost: 0,
      gaps: [],
    },
  ];
}

/** Also accepts the answer of an owner later in the order; the answers in between are then missing. */
function answerCandidates(
  turnState: TurnState,
  nextStep: NextStepOf<'answer'>,
  piece: Piece,
  board: Board,
): readonly Candidate[] {
  const { player, hex } = nextStep;
  const order = ownersAfter(turnState, player);
  const [from, to] = [order.indexOf(nextStep.owner), order.indexOf(piece.owner)];
  if (piece.hex !== hex || to < from) return [];
  const between = order.slice(from, to).filter(owner => !board.has(owner, hex));
  const gaps = answerGaps(turnState.turn, player, between, hex);
  const step = { kind: 'answer', player, asked: piece.owner, searched: hex } as const;
  return [
    {
      turnState: continueSearch(turnState, player, hex, board, piece.owner),
      step: { ...step, turn: turnState.turn },
      cost: costOf(gaps),
      gaps,
    },
  ];
}

function paymentCandidates(
  turnState: TurnState,
  nextStep: NextStepOf<'pay'>,
  { owner, kind }: Piece,
): readonly Candidate[] {
  if (kind === 'disc' || !nextStep.owners.includes(owner)) return [];
  const step = { kind: 'payment', turn: turnState.turn, player: nextStep.player } as const;
  return [{ turnState: nextTurn(turnState), step, cost: 0, gaps: [] }];
}
