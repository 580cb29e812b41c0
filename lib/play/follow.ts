import type { PlayerCount } from '../data/terms';
import { asMeant, type EntriesOfPieces, entriesOfPieces, takenOff } from './corrections';
import type { Due } from './course';
import { Board, otherKind, type Piece, type Player } from './pieces';
import {
  type Reading,
  type Readings,
  readAgain,
  readBesides,
  readMend,
  readPass,
  readPiece,
  readRemoval,
  readTurn,
  startReading,
  stepsOf,
} from './readings';
import { boardAfter, boardOf, type Deed } from './record';
import type { Objection, Step } from './step';

/** What a record means: the board, whose turn it is and what comes next, what is against the rules. */
export interface Following {
  readonly board: Board;
  /** 0 while first cubes are shared, then from 1. */
  readonly turn: number;
  /** Whose turn it is; nobody's until the first cube tells who starts. */
  readonly player: Player | undefined;
  readonly due: Due;
  /** What each deed is taken for, in order. Later deeds may change it. */
  readonly steps: readonly Step[];
  /** What is against the rules now. */
  readonly objections: readonly Objection[];
}

interface Track {
  board: Board;
  readings: Readings;
  /** By deed: whether its piece was placed where a cube lay. */
  readonly intrusions: (Intrusion | undefined)[];
  /** What the deed before took back, where nothing is asked anew for that. */
  removed: Pick<Piece, 'owner' | 'hex'> | undefined;
}

type Intrusion = Extract<Objection, { code: 'closed-space' | 'second-cube' }>;

/**
 * Follows deeds that were each possible when they were entered (`boardAfter`); throws where one was not. No deed
 * is ever wrong: what does not fit goes in all the same, and is said. Undo is to follow one deed less.
 *
 * Linear in the deeds, which are read once, and once more where a first cube was taken off. Each costs a dozen readings
 * at most, a look through the pieces on the map, and in each reading one through what is missing in the latest round
 * (`readings.ts`). What 300 deeds take at their worst `follow.bench.ts` shows.
 */
export function follow(deeds: readonly Deed[], players: PlayerCount): Following {
  const meant = asMeant(deeds);
  const pieces = entriesOfPieces(meant);
  const gone = takenOff(meant, pieces);
  const { board, readings, intrusions } = read(meant, players, pieces, gone);
  const [{ course, debts }] = readings;
  const steps = stepsOf(readings[0]);
  const told = intrusions.map((each, deed) => (isLateDisc(each, steps[deed]) ? undefined : each));
  const owed = debts.map(({ missing }) => missing);
  return {
    board: meant === deeds ? board : boardOf(deeds),
    turn: course.turn,
    player: course.due.player,
    due: course.due,
    steps: standing(meant, steps, pieces).map((step, deed) => ({
      ...step,
      ...remarkOn(deeds[deed], meant[deed]),
      ...(gone.has(deed) ? { isGone: true } : {}),
      objections: [...listed(told[deed]), ...step.objections],
    })),
    objections: [...told.flatMap(each => listed(each && stillThere(each, board))), ...owed],
  };
}

/**
 * Reads the deeds one by one. A first cube that was taken off was never shared: it is asked for again, or missing. So
 * a record that holds one is read once more, past it; of any other piece stands what came of it.
 */
function read(
  deeds: readonly Deed[],
  players: PlayerCount,
  pieces: EntriesOfPieces,
  gone: ReadonlySet<number>,
): Track {
  const track = readAll(deeds, players, new Set());
  if (gone.size === 0) return track;
  const past = new Set(
    stepsOf(track.readings[0]).flatMap(({ means, turn }, at) =>
      gone.has(at) && (means === 'share' || turn === 0) ? [at] : [],
    ),
  );
  if (past.size === 0) return track;
  for (const [at, deed] of deeds.entries()) {
    if (deed.does === 'remove' && pieces[at]?.some(entry => past.has(entry))) past.add(at);
  }
  return readAll(deeds, players, past);
}

function readAll(deeds: readonly Deed[], players: PlayerCount, past: ReadonlySet<number>): Track {
  const track: Track = {
    board: Board.empty,
    readings: [startReading(players)],
    intrusions: [],
    removed: undefined,
  };
  for (const [at, deed] of deeds.entries()) readOne(track, deed, past.has(at));
  return track;
}

/** What deeds are taken for; of a piece that was entered right after one was taken back, what that one was. */
function standing(
  deeds: readonly Deed[],
  steps: readonly Step[],
  pieces: EntriesOfPieces,
): readonly Step[] {
  const stand: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const isInstead = step.means === 'mend' && isPlacedInstead(deeds[at - 1], deeds[at]);
    const [first] = (isInstead && pieces[at - 1]) || [];
    const stood = first === undefined ? undefined : stand[first];
    stand.push(stood ? { ...stood, objections: step.objections } : step);
  }
  return stand;
}

const isPlacedInstead = (removal: Deed | undefined, deed: Deed | undefined): boolean =>
  deed?.does === 'place' && removal?.does === 'remove' && removal.owner === deed.owner;

/** Whose piece it is, where it was entered for somebody else. */
const remarkOn = (entered: Deed | undefined, meant: Deed | undefined): Pick<Step, 'whose'> =>
  entered?.does === 'place' && meant?.does === 'place' && entered.owner !== meant.owner
    ? { whose: meant.owner }
    : {};

/** An answer to a search that was entered after the cube that ended it lay there before. */
const isLateDisc = (intrusion: Intrusion | undefined, step: Step | undefined): boolean =>
  intrusion?.code === 'closed-space' && step?.means === 'answer';

const listed = <T>(thing: T | undefined): readonly T[] => (thing === undefined ? [] : [thing]);

function readOne(track: Track, deed: Deed, isPast: boolean): void {
  const { board, readings } = track;
  const after = boardAfter(board, deed);
  if (!after.ok) throw new Error(`a record holds what could not be entered: ${after.error}`);
  track.intrusions.push(after.value === board ? undefined : intrusionOf(deed, board));
  track.readings = isPast
    ? inAll(readings, reading => readPast(reading, deed))
    : readDeed(track, deed, after.value);
  const isAskedAnew = isPast || track.readings[0].course !== readings[0].course;
  track.removed = deed.does === 'remove' && !isAskedAnew ? deed : undefined;
  track.board = after.value;
}

function readDeed({ board, readings, removed }: Track, deed: Deed, after: Board): Readings {
  const [best] = readings;
  const all = (read: (reading: Reading) => Reading) => inAll(readings, read);
  switch (deed.does) {
    case 'place': {
      if (after === board) return all(reading => readAgain(reading, deed, board));
      // The piece that was meant takes the place of the one taken back before it.
      if (removed?.owner === deed.owner || removed?.hex === deed.hex)
        return all(reading => readBesides(reading, deed.owner, 'mend'));
      return readPiece(readings, deed, board, after);
    }
    case 'mend':
      return all(reading => readMend(reading, deed.owner, board, after));
    case 'remove':
      return all(reading => readRemoval(reading, deed, after));
    case 'correct':
      return all(reading => readBesides(reading, deed.owner, deed.does));
    // Whoever says what is left out, or whose turn it is, has seen what the record made of it.
    case 'pass':
      return [readPass(best, board)];
    case 'turn':
      return [readTurn(best, deed.player)];
  }
}

/** A first cube that never lay there, and that it is taken off. */
function readPast(reading: Reading, deed: Deed): Reading {
  if (!('owner' in deed)) return reading;
  return readBesides(reading, deed.owner, deed.does === 'remove' ? 'remove' : 'share');
}

const inAll = ([best, ...others]: Readings, read: (reading: Reading) => Reading): Readings => [
  read(best),
  ...others.map(read),
];

/** What a deed places where a cube lies. */
function intrusionOf(deed: Deed, board: Board): Intrusion | undefined {
  switch (deed.does) {
    case 'place':
      return intruding(deed, board);
    case 'mend':
      return deed.to === null
        ? undefined
        : intruding({ owner: deed.owner, hex: deed.to, kind: otherKind(deed.kind) }, board);
    default:
      return undefined;
  }
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
