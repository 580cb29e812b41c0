import type { PlayerCount } from '../data/terms';
import {
  type BoardAction,
  boardAfterOrThrow,
  type EntryId,
  type IdentifiedAction,
  isCorrection,
} from './boardActions';
import { type CorrectedActions, correctedActions, pieceOf } from './corrections';
import {
  firstInterpretation,
  type Interpretation,
  type Interpretations,
  interpretMend,
  interpretPass,
  interpretPiece,
  interpretRepeat,
  interpretTurn,
  stepsOf,
} from './interpretations';
import { Board, type Piece, type Player, playerOf } from './pieces';
import type { Objection, Step, StepKind } from './step';
import type { NextStep } from './turnState';

/** What a record means: the board, whose turn it is and what comes next, what is against the rules. */
export interface InterpretedRecord {
  readonly board: Board;
  /** 0 while first cubes are shared, then from 1. */
  readonly turn: number;
  /** Whose turn it is; nobody's until the first cube tells who starts. */
  readonly player: Player | undefined;
  readonly nextStep: NextStep;
  /** What each entry is taken for, in order. Later ones may change it. */
  readonly steps: readonly Step[];
  /** What is against the rules now. */
  readonly objections: readonly Objection[];
}

/**
 * Follows a record as it should have been entered (`withCorrections`), and tells of the corrections beside it. Throws
 * where an entry was not possible.
 */
export function interpretRecord(
  entries: readonly IdentifiedAction[],
  players: PlayerCount,
): InterpretedRecord {
  const corrected = correctedActions(entries);
  const interpreted = interpretActions(
    corrected.filter(action => action !== undefined),
    players,
  );
  return { ...interpreted, steps: stepsBeside(interpreted.steps, entries, corrected, players) };
}

/** The steps of what happened, each at its entry, and between them what was taken off and the corrections themselves. */
function stepsBeside(
  steps: readonly Step[],
  entries: readonly IdentifiedAction[],
  corrected: CorrectedActions,
  players: PlayerCount,
): readonly Step[] {
  const read = steps.values();
  /** What each entry says of its piece so far. */
  const said = new Map<EntryId, Piece>();
  let turn = 0;
  return entries.map((entry, at): Step => {
    if (isCorrection(entry)) {
      const corrects = said.get(entry.entry);
      if (entry.does === 'correct') said.set(entry.entry, entry.as);
      return beside(entry.does, corrects);
    }
    const piece = pieceOf(entry);
    if (piece !== undefined) said.set(entry.id, piece);
    const action = corrected[at];
    if (action === undefined) return beside('gone', piece);
    const step = read.next().value;
    if (step === undefined) throw new Error('what happened was not read');
    turn = Math.max(turn, step.turn);
    return isSame(entry, action) ? step : { ...step, corrected: action };
  });

  /** What happened at no time. */
  function beside(kind: StepKind, piece: Piece | undefined): Step {
    const player = piece && playerOf(piece.owner, players);
    return { kind, turn, player, ...(piece && { original: piece }), objections: [] };
  }
}

function isSame(entry: BoardAction, action: BoardAction): boolean {
  if (entry === action || !('hex' in action) || !('hex' in entry)) return true;
  const goesTo = (each: typeof action) => (each.does === 'fix' ? each.to : undefined);
  return (
    entry.owner === action.owner &&
    entry.hex === action.hex &&
    entry.kind === action.kind &&
    goesTo(entry) === goesTo(action)
  );
}

interface Track {
  board: Board;
  interpretations: Interpretations;
  /** Of each thing that happened whether its piece was placed where a cube lay. */
  readonly intrusions: (Intrusion | undefined)[];
}

type Intrusion = Extract<Objection, { code: 'closed-space' | 'second-cube' }>;

/**
 * Follows what happened; throws where something was not possible (`boardAfter`). Nothing is ever wrong: what does not
 * fit goes in all the same, and is said.
 *
 * Linear in what happened, which is read once. Each costs a dozen interpretations at most, a look through the pieces on the
 * map, and in each interpretation one through what is missing in the latest round (`interpretations.ts`). What 300 entries take at
 * their worst `interpretRecord.bench.ts` shows.
 */
export function interpretActions(
  actions: readonly BoardAction[],
  players: PlayerCount,
): InterpretedRecord {
  const track: Track = {
    board: Board.empty,
    interpretations: [firstInterpretation(players)],
    intrusions: [],
  };
  for (const action of actions) interpretOne(track, action);
  const { board, interpretations, intrusions } = track;
  const [{ turnState, gaps }] = interpretations;
  const steps = stepsOf(interpretations[0]);
  const told = intrusions.map((each, action) =>
    isLateDisc(each, steps[action]) ? undefined : each,
  );
  const owed = gaps.map(({ missing }) => missing);
  return {
    board,
    turn: turnState.turn,
    player: turnState.nextStep.player,
    nextStep: turnState.nextStep,
    steps: steps.map((step, action) => ({
      ...step,
      objections: [...listed(told[action]), ...step.objections],
    })),
    objections: [...told.flatMap(each => listed(each && stillThere(each, board))), ...owed],
  };
}

/** An answer to a search that was entered after the cube that ended it lay there before. */
const isLateDisc = (intrusion: Intrusion | undefined, step: Step | undefined): boolean =>
  intrusion?.code === 'closed-space' && step?.kind === 'answer';

const listed = <T>(thing: T | undefined): readonly T[] => (thing === undefined ? [] : [thing]);

function interpretOne(track: Track, action: BoardAction): void {
  const { board } = track;
  const after = boardAfterOrThrow(board, action);
  track.intrusions.push(after === board ? undefined : intrusionOf(action, board));
  track.interpretations = interpretAction(track, action, after);
  track.board = after;
}

function interpretAction(
  { board, interpretations }: Track,
  action: BoardAction,
  after: Board,
): Interpretations {
  const [best] = interpretations;
  switch (action.does) {
    case 'place':
      return after === board
        ? inAll(interpretations, interpretation => interpretRepeat(interpretation, action, board))
        : interpretPiece(interpretations, action, board, after);
    case 'fix':
      return inAll(interpretations, interpretation =>
        interpretMend(interpretation, action.owner, after),
      );
    // Whoever says what is left out, or whose turn it is, has seen what the record made of it.
    case 'skip':
      return [interpretPass(best, board)];
    case 'turn':
      return [interpretTurn(best, action.player)];
  }
}

const inAll = (
  [best, ...others]: Interpretations,
  read: (interpretation: Interpretation) => Interpretation,
): Interpretations => [read(best), ...others.map(read)];

/** What comes to lie where a cube lies. */
function intrusionOf(action: BoardAction, board: Board): Intrusion | undefined {
  const piece = pieceOf(action);
  return piece && intruding(piece, board);
}

/** A piece where another's cube lies. */
const intruding = ({ owner, hex, kind }: Piece, board: Board): Intrusion | undefined =>
  board.isOpenBut(owner, hex)
    ? undefined
    : { code: kind === 'cube' ? 'second-cube' : 'closed-space', owner, hex };

/** An intrusion as it is after mendings; nothing where it has been put right. */
function stillThere({ owner, hex }: Intrusion, board: Board): Intrusion | undefined {
  const kind = board.kindAt(owner, hex);
  return kind && intruding({ owner, hex, kind }, board);
}
