import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import { type Candidate, candidatesFor, type PlacedPiece, searchedBy } from './candidates';
import { COST, costOf, type Gap, isExpired, lateStep, sharingGaps, skipsBefore } from './gaps';
import { type Board, type Owner, type Piece, type Player, playerOf } from './pieces';
import type { Step, StepKind } from './step';
import {
  afterPass,
  initialTurnState,
  recheckSearch,
  spaceInQuestion,
  startSearch,
  startTurn,
  type TurnState,
  turnStateKey,
} from './turnState';

/**
 * What a record can mean. People forget to enter a piece, or enter it late, and the record finds its way by
 * itself: a piece is taken in every way that makes sense, each way costs what it takes to be missing, and the
 * cheapest interpretation is believed. Later pieces may so change what an earlier one is taken for: that Ben pays tells
 * that it was Ben who asked, and that the turn before his was not entered.
 */
export interface Interpretation {
  readonly turnState: TurnState;
  readonly cost: number;
  /** What is missing, as far as it is still told. */
  readonly gaps: readonly Gap[];
  /** What the latest action was taken for; those before it. */
  readonly last: StepChain | undefined;
}

interface StepChain {
  readonly step: Candidate['step'];
  /** What was seen to be missing then. */
  readonly gaps: readonly Gap[];
  readonly previous: StepChain | undefined;
}

export const firstInterpretation = (players: PlayerCount): Interpretation => ({
  turnState: initialTurnState(players),
  cost: 0,
  gaps: [],
  last: undefined,
});

/** A piece that fits nothing. */
const UNFITTING = 1.5;

/** The cheapest first, no two with the same due in the same turn. */
export type Interpretations = readonly [Interpretation, ...Interpretation[]];

/** Interpretations that cost so much more than the cheapest are let go, and all but so many. */
const SPREAD = 1.5;
const MOST = 12;

/** A way on from an interpretation, and what it costs in all. */
interface Continuation {
  readonly interpretation: Interpretation;
  readonly candidate: Candidate;
  readonly cost: number;
}

/** One more piece, in all ways; `board` bears it, `before` did not. */
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
  if (best === undefined) throw new Error('a piece was not read');
  return [
    extend(best.interpretation, best.candidate),
    ...others.map(({ interpretation, candidate }) => extend(interpretation, candidate)),
  ];
}

/**
 * The spaces that a disc elsewhere may be for. They are equally likely: so of those that no interpretation tells of yet the
 * first `MOST` alone can be among the likeliest.
 */
function searchedIn(interpretations: Interpretations, piece: Piece, before: Board): readonly Hex[] {
  const told = new Set(interpretations.map(({ turnState }) => spaceInQuestion(turnState.nextStep)));
  return searchedBy(piece, before, interpretations[0].turnState.players).filter(
    (hex, at) => at < MOST || told.has(hex),
  );
}

/**
 * The ways to take a piece, the likelier of equally cheap ones first; what costs more than `most` may be left out. Where
 * something can be missing before it, and an interpretation has come there as cheaply (`reached`), those ways are known.
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
  // What is asked for comes before what is missing; a question may be of anybody, anywhere.
  const candidates =
    turnState.nextStep.kind === 'turn' ? [...late, ...asNextStep] : [...asNextStep, ...late];
  reached.set(turnStateKey(turnState), soFar);
  if (most - soFar < Math.min(COST, UNFITTING)) return candidates;
  for (const skip of skipsBefore(turnState, piece, before)) {
    const skipped = costOf(skip.gaps);
    const inAll = soFar + skipped;
    const key = turnStateKey(skip.turnState);
    if (inAll > most || inAll >= (reached.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    reached.set(key, inAll);
    for (const { turnState, step, cost, gaps } of candidatesFor(skip.turnState, entered))
      candidates.push({ turnState, step, cost: cost + skipped, gaps: [...skip.gaps, ...gaps] });
  }
  const { turn, players } = turnState;
  const player = playerOf(piece.owner, players);
  candidates.push({
    turnState: recheckSearch(turnState, board),
    step: { kind: 'out-of-turn', turn, player },
    cost: UNFITTING,
    gaps: [],
  });
  return candidates;
}

/** As what was missing first, of what it can be: it costs no less than what is due. */
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

/** Of choices that lead to the same due in the same turn the cheapest, and of equally cheap ones the first. */
function likeliest(choices: readonly Continuation[]): readonly Continuation[] {
  const byNextStep = new Map<number, Continuation>();
  for (const choice of choices) {
    const key = turnStateKey(choice.candidate.turnState);
    const known = byNextStep.get(key);
    if (known === undefined || choice.cost < known.cost) byNextStep.set(key, choice);
  }
  return [...byNextStep.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** A piece that lies there already: the player's own disc opens their search; all else says nothing. */
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
    cost: 0,
    gaps: [],
  });
}

/** What is due is left out, and somebody says so: nothing is missing. */
export const interpretPass = (interpretation: Interpretation, board: Board): Interpretation =>
  extend(interpretation, {
    turnState: afterPass(interpretation.turnState, board),
    step: {
      kind: 'skip',
      turn: interpretation.turnState.turn,
      player: interpretation.turnState.nextStep.player,
    },
    cost: 0,
    gaps: [],
  });

/** Whose turn it is, said: what somebody else has begun is over. */
export function interpretTurn(interpretation: Interpretation, player: Player): Interpretation {
  const { turnState } = interpretation;
  const { nextStep } = turnState;
  const isOver =
    nextStep.kind !== 'share' && nextStep.kind !== 'turn' && nextStep.player !== player;
  const turn = Math.max(1, turnState.turn + (isOver ? 1 : 0));
  return extend(interpretation, {
    turnState: startTurn(turnState, player, turn),
    step: { kind: 'turn', turn, player },
    cost: 0,
    gaps: nextStep.kind === 'share' ? sharingGaps(turnState) : [],
  });
}

/** A mended piece: what came of the wrong one stands. What is due in a search that is still open the board tells. */
export const interpretMend = (
  interpretation: Interpretation,
  owner: Owner,
  board: Board,
): Interpretation => ({
  ...interpretAside(interpretation, owner, 'fix'),
  turnState: recheckSearch(interpretation.turnState, board),
});

/** What changes nothing of whose turn it is. */
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
    cost: 0,
    gaps: [],
  });

function extend(
  interpretation: Interpretation,
  { turnState, step, cost, gaps, fills }: Candidate,
): Interpretation {
  const owed = gaps.length === 0 ? interpretation.gaps : [...interpretation.gaps, ...gaps];
  return {
    turnState,
    cost: interpretation.cost + cost,
    gaps: owed.filter(gap => gap !== fills && !isExpired(gap, turnState)),
    last: { step, gaps, previous: interpretation.last },
  };
}

/** What each action was taken for, in order. */
export function stepsOf({ last }: Interpretation): readonly Step[] {
  const steps: Step[] = [];
  for (let told = last; told !== undefined; told = told.previous) {
    const { step, gaps } = told;
    steps.push({ ...step, objections: gaps.map(({ missing }) => missing) });
  }
  return steps.reverse();
}
