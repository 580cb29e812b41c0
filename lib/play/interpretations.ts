import type { Board, Piece } from '../board/pieces';
import { type Owner, type Player, playerOf } from '../board/players';
import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import { type Candidate, candidatesFor, type PlacedPiece, searchedBy } from './candidates';
import { COST, costOf, type Gap, isExpired, lateStep, sharingGaps, skipsBefore } from './gaps';
import type { Step, StepKind } from './step';
import {
  afterSkip,
  initialTurnState,
  type Ring,
  recheckSearch,
  reseat,
  spaceInQuestion,
  startMidGame,
  startSearch,
  startTurn,
  type TurnState,
  turnStateKey,
} from './turnState';

/**
 * One possible meaning of a record. People forget pieces or enter them late, so each piece is interpreted in every
 * plausible way. An interpretation costs as much as the entries it assumes missing, and the cheapest one wins. Later
 * pieces can thus change the meaning of earlier ones: if Ben pays, Ben asked, and the turn before his is missing.
 */
export interface Interpretation {
  readonly turnState: TurnState;
  readonly cost: number;
  /** The gaps that are still reported. */
  readonly gaps: readonly Gap[];
  /** The steps of all actions as a linked list, latest first. */
  readonly last: StepChain | undefined;
}

interface StepChain {
  readonly step: Candidate['step'];
  /** The gaps found at this action. */
  readonly gaps: readonly Gap[];
  readonly previous: StepChain | undefined;
}

export const firstInterpretation = (players: PlayerCount, ring?: Ring): Interpretation => ({
  turnState: initialTurnState(players, { ...(ring && { ring }) }),
  cost: 0,
  gaps: [],
  last: undefined,
});

/** Cost of a piece that fits no step. */
const UNFITTING_COST = 1.5;

/** Sorted by cost, cheapest first; no two have the same turn and next step. */
export type Interpretations = readonly [Interpretation, ...Interpretation[]];

/** Beam limits: interpretations that cost over `SPREAD` more than the cheapest are dropped, and all but `MOST`. */
const SPREAD = 1.5;
const MOST = 12;

/** One way to continue an interpretation, with the total cost. */
interface Continuation {
  readonly interpretation: Interpretation;
  readonly candidate: Candidate;
  readonly cost: number;
}

/** Extends the interpretations by one piece, in all ways; `board` includes it, `before` does not. */
export function interpretPiece(
  interpretations: Interpretations,
  piece: Piece,
  before: Board,
  board: Board,
): Interpretations {
  const entered = { piece, before, board, searched: searchedIn(interpretations, piece, before) };
  const choices: Continuation[] = [];
  const reached = new Map<number, number>();
  let limit = Number.POSITIVE_INFINITY;
  for (const interpretation of interpretations) {
    for (const candidate of candidatesWithin(limit, interpretation, entered, reached)) {
      const cost = interpretation.cost + candidate.cost;
      if (cost > limit) continue;
      limit = Math.min(limit, cost + SPREAD);
      choices.push({ interpretation, candidate, cost });
    }
  }
  const [best, ...others] = likeliest(choices.filter(({ cost }) => cost <= limit));
  if (best === undefined) throw new Error('a piece has no interpretation');
  return [
    extend(best.interpretation, best.candidate),
    ...others.map(({ interpretation, candidate }) => extend(interpretation, candidate)),
  ];
}

/**
 * The spaces whose search may have put a disc elsewhere. They are equally likely, so of those that no interpretation
 * searches yet, only the first `MOST` can survive.
 */
function searchedIn(interpretations: Interpretations, piece: Piece, before: Board): readonly Hex[] {
  const current = new Set(
    interpretations.map(({ turnState }) => spaceInQuestion(turnState.nextStep)),
  );
  return searchedBy(piece, before, interpretations[0].turnState.players).filter(
    (hex, at) => at < MOST || current.has(hex),
  );
}

/**
 * The interpretations of a piece; of equal cost, the likelier first. May omit those with a total cost above `most`.
 * Omits skips to a state that an earlier interpretation reached at no higher cost (`reached`).
 */
function candidatesWithin(
  most: number,
  interpretation: Interpretation,
  entered: PlacedPiece,
  reached: Map<number, number>,
): readonly Candidate[] {
  const { turnState, gaps, cost: soFar } = interpretation;
  const { piece, before, board } = entered;
  const asNextStep = candidatesFor(turnState, entered);
  const late = lateCandidates(turnState, gaps, piece, board);
  // The next step comes before late pieces, except at a turn: any piece of another player fits a question.
  const candidates =
    turnState.nextStep.kind === 'turn' ? [...late, ...asNextStep] : [...asNextStep, ...late];
  reached.set(turnStateKey(turnState), soFar);
  if (most - soFar < Math.min(COST, UNFITTING_COST)) return candidates;
  for (const skip of skipsBefore(turnState, piece, before)) {
    const skipped = costOf(skip.gaps);
    const total = soFar + skipped;
    const key = turnStateKey(skip.turnState);
    if (total > most || total >= (reached.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    reached.set(key, total);
    for (const { turnState, step, cost, gaps } of candidatesFor(skip.turnState, entered))
      candidates.push({ turnState, step, cost: cost + skipped, gaps: [...skip.gaps, ...gaps] });
  }
  const { turn, players } = turnState;
  const player = playerOf(piece.owner, players);
  candidates.push({
    turnState: recheckSearch(turnState, board),
    step: { kind: 'out-of-turn', turn, player },
    cost: UNFITTING_COST,
    gaps: [],
  });
  return candidates;
}

/** The piece as the first gap that it fills, at cost 0 like the next step; empty if it fills none. */
function lateCandidates(
  turnState: TurnState,
  gaps: readonly Gap[],
  piece: Piece,
  board: Board,
): readonly Candidate[] {
  for (const gap of gaps) {
    const step = lateStep(gap, piece, turnState);
    if (step === undefined) continue;
    return [{ turnState: recheckSearch(turnState, board), step, cost: 0, gaps: [], fills: gap }];
  }
  return [];
}

/** The `MOST` cheapest choices, one per turn and next step: the cheapest, or the first of equal cost. */
function likeliest(choices: readonly Continuation[]): readonly Continuation[] {
  const byNextStep = new Map<number, Continuation>();
  for (const choice of choices) {
    const key = turnStateKey(choice.candidate.turnState);
    const known = byNextStep.get(key);
    if (known === undefined || choice.cost < known.cost) byNextStep.set(key, choice);
  }
  return [...byNextStep.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** Repeated entry of a piece: the active player's own disc starts their search; any other has no effect. */
export function interpretRepeat(
  interpretation: Interpretation,
  { owner, hex, kind }: Piece,
  board: Board,
): Interpretation {
  const { turnState } = interpretation;
  const { nextStep, turn } = turnState;
  const player = playerOf(owner, turnState.players);
  if (
    kind === 'cube' ||
    nextStep.kind !== 'turn' ||
    nextStep.player !== player ||
    !board.isOpen(hex)
  )
    return interpretAside(interpretation, owner, 'again');
  return extend(interpretation, {
    turnState: startSearch(turnState, player, hex, board),
    step: { kind: 'search', turn, player, searched: hex },
  });
}

/** The next step is skipped explicitly, so it is not reported as missing. */
export const interpretSkip = (interpretation: Interpretation, board: Board): Interpretation =>
  extend(interpretation, {
    turnState: afterSkip(interpretation.turnState, board),
    step: {
      kind: 'skip',
      turn: interpretation.turnState.turn,
      player: interpretation.turnState.nextStep.player,
    },
  });

/** The record started mid-game. */
export const interpretMidGame = (interpretation: Interpretation): Interpretation =>
  extend(interpretation, {
    turnState: startMidGame(interpretation.turnState),
    step: { kind: 'mid-game', turn: 0, player: undefined },
  });

/** Sets whose turn it is; this ends a turn that another player has started. */
export function interpretTurn(interpretation: Interpretation, player: Player): Interpretation {
  const { turnState } = interpretation;
  const { nextStep } = turnState;
  const endsTurn = spaceInQuestion(nextStep) !== undefined && nextStep.player !== player;
  const turn = Math.max(1, turnState.turn + (endsTurn ? 1 : 0));
  return extend(interpretation, {
    turnState: startTurn(turnState, player, turn),
    step: { kind: 'turn', turn, player },
    gaps: nextStep.kind === 'share' ? sharingGaps(turnState) : [],
  });
}

/** The players sit in another order. */
export const interpretReseat = (interpretation: Interpretation, ring: Ring): Interpretation =>
  extend(interpretation, {
    turnState: reseat(interpretation.turnState, ring),
    step: { kind: 'reseat', turn: interpretation.turnState.turn, player: undefined },
  });

/** A fixed piece. The wrong one's consequences remain, but an open search's next step follows from the new board. */
export const interpretFix = (
  interpretation: Interpretation,
  owner: Owner,
  board: Board,
): Interpretation => ({
  ...interpretAside(interpretation, owner, 'fix'),
  turnState: recheckSearch(interpretation.turnState, board),
});

/** An action that does not affect the turn state. */
const interpretAside = (
  interpretation: Interpretation,
  owner: Owner,
  kind: StepKind,
): Interpretation =>
  extend(interpretation, {
    turnState: interpretation.turnState,
    step: {
      kind,
      turn: interpretation.turnState.turn,
      player: playerOf(owner, interpretation.turnState.players),
    },
  });

function extend(
  interpretation: Interpretation,
  {
    turnState,
    step,
    cost = 0,
    gaps = [],
    fills,
  }: Pick<Candidate, 'turnState' | 'step'> & Partial<Candidate>,
): Interpretation {
  const allGaps = gaps.length === 0 ? interpretation.gaps : [...interpretation.gaps, ...gaps];
  return {
    turnState,
    cost: interpretation.cost + cost,
    gaps: allGaps.filter(gap => gap !== fills && !isExpired(gap, turnState)),
    last: { step, gaps, previous: interpretation.last },
  };
}

/** The interpretation of each action, in order. */
export function stepsOf({ last }: Interpretation): readonly Step[] {
  const steps: Step[] = [];
  for (let link = last; link !== undefined; link = link.previous) {
    const { step, gaps } = link;
    steps.push({ ...step, objections: gaps.map(({ missing }) => missing) });
  }
  return steps.reverse();
}
