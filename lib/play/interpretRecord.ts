import { Board, type Piece } from '../board/pieces';
import { type Player, playerOf } from '../board/players';
import type { PlayerCount } from '../data/terms';
import { isEqual } from '../equal';
import {
  type BoardAction,
  boardAfterOrThrow,
  type IdentifiedAction,
  idsOf,
  isCorrection,
  isSameAction,
} from './boardActions';
import { type CorrectedActions, correctedActions, pieceOf } from './corrections';
import {
  firstInterpretation,
  type Interpretation,
  type Interpretations,
  interpretFix,
  interpretMidGame,
  interpretPiece,
  interpretRepeat,
  interpretReseat,
  interpretSkip,
  interpretTurn,
  stepsOf,
} from './interpretations';
import type { Objection, Step, StepKind } from './step';
import { type NextStep, ringOf, type TurnOrder } from './turnState';

/** The meaning of a record: the board, whose turn it is, the next step, and objections by the rules. */
export interface InterpretedRecord {
  readonly board: Board;
  /** 0 during the initial sharing, then counted from 1. */
  readonly turn: number;
  /** Whose turn it is; `undefined` until the first cube determines the starting player. */
  readonly player: Player | undefined;
  readonly nextStep: NextStep;
  /** The interpretation of each entry, in order. Later entries can change it. */
  readonly steps: readonly Step[];
  /** The current violations of the rules, and the gaps that are still reported. */
  readonly objections: readonly Objection[];
}

/**
 * Interprets a record as it should have been entered (`withCorrections`); corrections get steps of their own. `order`
 * is the order round the table at its start, by default that of the seats. Throws if an entry is impossible. Kept with
 * the record, since one request and one page ask several times.
 */
export function interpretRecord(
  entries: readonly IdentifiedAction[],
  players: PlayerCount,
  order?: TurnOrder,
): InterpretedRecord {
  return readRecord(entries, players, order).interpreted;
}

/** A record with one more entry, interpreted from where the record ends: entries may be tried without adding them. */
export function interpretNext(
  entries: readonly IdentifiedAction[],
  entry: IdentifiedAction,
  players: PlayerCount,
  order?: TurnOrder,
): InterpretedRecord {
  const next = [...entries, entry];
  // A correction changes the meaning of earlier entries.
  if (isCorrection(entry)) return interpretRecord(next, players, order);
  const { track } = readRecord(entries, players, order);
  const extended = { ...track, intrusions: [...track.intrusions] };
  interpretOne(extended, entry);
  return interpretedEntries(next, correctedActions(next), extended, players);
}

interface ReadRecord {
  readonly players: PlayerCount;
  readonly order: TurnOrder | undefined;
  readonly track: Track;
  readonly interpreted: InterpretedRecord;
}
const latestReadings = new WeakMap<readonly IdentifiedAction[], ReadRecord>();

function readRecord(
  entries: readonly IdentifiedAction[],
  players: PlayerCount,
  order: TurnOrder | undefined,
): ReadRecord {
  const known = latestReadings.get(entries);
  if (known?.players === players && isEqual(known.order, order)) return known;
  const corrected = correctedActions(entries);
  const actions = corrected.filter(action => action !== undefined);
  const track = trackOf(actions, players, order);
  const interpreted = interpretedEntries(entries, corrected, track, players);
  const read = { players, order, track, interpreted };
  latestReadings.set(entries, read);
  return read;
}

function interpretedEntries(
  entries: readonly IdentifiedAction[],
  corrected: CorrectedActions,
  track: Track,
  players: PlayerCount,
): InterpretedRecord {
  const interpreted = interpretationOf(track);
  return { ...interpreted, steps: stepsByEntry(interpreted.steps, entries, corrected, players) };
}

/** One step per entry: those of the actions, with steps for removed entries and for corrections in between. */
function stepsByEntry(
  steps: readonly Step[],
  entries: readonly IdentifiedAction[],
  corrected: CorrectedActions,
  players: PlayerCount,
): readonly Step[] {
  const actionSteps = steps.values();
  const indexOf = new Map(entries.flatMap((entry, at) => idsOf(entry).map(id => [id, at])));
  /** By entry, its piece after the corrections so far. */
  const pieces: (Piece | undefined)[] = [];
  let turn = 0;
  return entries.map((entry, at): Step => {
    if (isCorrection(entry)) {
      const corrects = indexOf.get(entry.entry) ?? -1;
      const original = pieces[corrects];
      if (entry.type === 'correct') pieces[corrects] = entry.as;
      return stepWithoutAction(entry.type, original);
    }
    const piece = pieceOf(entry);
    pieces[at] = piece;
    const action = corrected[at];
    if (action === undefined) return stepWithoutAction('gone', piece);
    const step = actionSteps.next().value;
    if (step === undefined) throw new Error('an action has no step');
    turn = Math.max(turn, step.turn);
    return isSameAction(entry, action) ? step : { ...step, corrected: action };
  });

  /** The step of an entry without an action: a correction or a removed entry. */
  function stepWithoutAction(kind: StepKind, piece: Piece | undefined): Step {
    const player = piece && playerOf(piece.owner, players);
    return { kind, turn, player, ...(piece && { original: piece }), objections: [] };
  }
}

interface Track {
  board: Board;
  interpretations: Interpretations;
  /** Per action, an objection for each of its pieces that came to a space with another owner's cube. */
  readonly intrusions: (readonly Intrusion[])[];
}

type Intrusion = Extract<Objection, { code: 'closed-space' | 'second-cube' }>;

/**
 * Interprets actions in order; throws if one is impossible (`boardAfter`). Actions against the rules are accepted
 * and reported as objections.
 *
 * Linear in the number of actions. Each action costs at most twelve interpretations, a scan of the pieces on the
 * map and, per interpretation, a scan of the gaps of the latest round (`interpretations.ts`).
 * `interpretRecord.bench.ts` measures the worst case for 300 entries.
 */
export const interpretActions = (
  actions: readonly BoardAction[],
  players: PlayerCount,
  order?: TurnOrder,
): InterpretedRecord => interpretationOf(trackOf(actions, players, order));

function trackOf(
  actions: readonly BoardAction[],
  players: PlayerCount,
  order: TurnOrder | undefined,
): Track {
  const track: Track = {
    board: Board.empty,
    interpretations: [firstInterpretation(players, order && ringOf(order, players))],
    intrusions: [],
  };
  for (const action of actions) interpretOne(track, action);
  return track;
}

function interpretationOf({ board, interpretations, intrusions }: Track): InterpretedRecord {
  const [{ turnState, gaps }] = interpretations;
  const steps = stepsOf(interpretations[0]);
  const reported = intrusions.map((each, action) =>
    each.filter(intrusion => !isLateDisc(intrusion, steps[action])),
  );
  const missingActions = gaps.map(({ missing }) => missing);
  return {
    board,
    turn: turnState.turn,
    player: turnState.nextStep.player,
    nextStep: turnState.nextStep,
    steps: steps.map((step, action) => ({
      ...step,
      objections: [...(reported[action] ?? []), ...step.objections],
    })),
    objections: [
      ...reported.flat().flatMap(intrusion => stillThere(intrusion, board)),
      ...missingActions,
    ],
  };
}

/** Whether a disc was entered after a cube that it preceded on the space: an answer to a search, or `earlier`. */
const isLateDisc = ({ code }: Intrusion, step: Step | undefined): boolean =>
  code === 'closed-space' && (step?.kind === 'answer' || step?.kind === 'earlier');

function interpretOne(track: Track, action: BoardAction): void {
  const { board } = track;
  const after = boardAfterOrThrow(board, action);
  track.intrusions.push(after === board ? [] : intrusionsOf(action, board));
  track.interpretations = interpretAction(track, action, after);
  track.board = after;
}

function interpretAction(
  { board, interpretations }: Track,
  action: BoardAction,
  after: Board,
): Interpretations {
  const [best] = interpretations;
  switch (action.type) {
    case 'place':
      return after === board
        ? inAll(interpretations, interpretation => interpretRepeat(interpretation, action, board))
        : interpretPiece(interpretations, action, board, after);
    case 'fix':
      return inAll(interpretations, interpretation =>
        interpretFix(interpretation, action.owner, after),
      );
    case 'mid-game':
      return [interpretMidGame(best)];
    // People skip a step or set the turn after seeing the best interpretation, so the others are dropped.
    case 'skip':
      return [interpretSkip(best, board)];
    case 'turn':
      return [interpretTurn(best, action.player)];
    case 'reseat': {
      const ring = ringOf(action.order, best.turnState.players);
      return inAll(interpretations, interpretation => interpretReseat(interpretation, ring));
    }
  }
}

const inAll = (
  [best, ...others]: Interpretations,
  interpret: (interpretation: Interpretation) => Interpretation,
): Interpretations => [interpret(best), ...others.map(interpret)];

/**
 * The objections to an action's pieces on spaces with another owner's cube: to a piece that it brings there, and to a
 * fix by which a disc becomes a second cube.
 */
function intrusionsOf(action: BoardAction, board: Board): readonly Intrusion[] {
  const brought = pieceOf(action);
  return [
    ...(brought ? intruding(brought, board) : []),
    ...(action.type === 'fix' && action.kind === 'cube' ? intruding(action, board) : []),
  ];
}

/** The objection to a piece on a space with another owner's cube; empty if there is none. */
const intruding = ({ owner, hex, kind }: Piece, board: Board): readonly Intrusion[] =>
  board.isOpenBut(owner, hex)
    ? []
    : [{ code: kind === 'cube' ? 'second-cube' : 'closed-space', owner, hex }];

/** An intrusion on the current board, after any fixes; empty if it no longer exists. */
function stillThere({ owner, hex }: Intrusion, board: Board): readonly Intrusion[] {
  const kind = board.kindAt(owner, hex);
  return kind ? intruding({ owner, hex, kind }, board) : [];
}
