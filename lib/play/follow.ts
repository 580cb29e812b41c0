import type { PlayerCount } from '../data/terms';
import { asMeant, placedBy, takenOff } from './corrections';
import type { Due } from './course';
import { isForgotten } from './debts';
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
  readonly board: Board;
  readonly readings: Readings;
  /** By deed: whether its piece was placed where a cube lay. */
  readonly intrusions: readonly (Intrusion | undefined)[];
  /** What the deed before took back, where nothing is asked anew for that. */
  readonly removed: Pick<Piece, 'owner' | 'hex'> | undefined;
}

type Intrusion = Extract<Objection, { code: 'closed-space' | 'second-cube' }>;

/**
 * Follows deeds that were each possible when they were entered (`boardAfter`); throws where one was not. No deed
 * is ever wrong: what does not fit goes in all the same, and is said. Undo is to follow one deed less.
 */
export function follow(deeds: readonly Deed[], players: PlayerCount): Following {
  const meant = asMeant(deeds);
  const gone = takenOff(meant);
  const { board, readings, intrusions } = read(meant, players, gone);
  const [{ course, debts }] = readings;
  const steps = stepsOf(readings[0]);
  const told = intrusions.map((each, deed) => (isLateDisc(each, steps[deed]) ? undefined : each));
  const owed = debts.filter(debt => !isForgotten(debt, course)).map(({ missing }) => missing);
  return {
    board: meant === deeds ? board : boardOf(deeds),
    turn: course.turn,
    player: course.due.player,
    due: course.due,
    steps: standing(meant, steps).map((step, deed) => ({
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
function read(deeds: readonly Deed[], players: PlayerCount, gone: ReadonlySet<number>): Track {
  const track = readAll(deeds, players, new Set());
  if (gone.size === 0) return track;
  const past = new Set(
    stepsOf(track.readings[0]).flatMap(({ means, turn }, at) =>
      gone.has(at) && (means === 'share' || turn === 0) ? [at] : [],
    ),
  );
  if (past.size === 0) return track;
  for (const [at, deed] of deeds.entries()) {
    if (deed.does !== 'remove') continue;
    if (placedBy(deeds, deed, at).some(placed => past.has(placed))) past.add(at);
  }
  return readAll(deeds, players, past);
}

const readAll = (deeds: readonly Deed[], players: PlayerCount, past: ReadonlySet<number>): Track =>
  deeds.reduce<Track>((track, deed, at) => afterDeed(track, deed, past.has(at)), {
    board: Board.empty,
    readings: [startReading(players)],
    intrusions: [],
    removed: undefined,
  });

/** What deeds are taken for; of a piece that was entered right after one was taken back, what that one was. */
function standing(deeds: readonly Deed[], steps: readonly Step[]): readonly Step[] {
  const stand: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const first = step.means === 'mend' ? entryBefore(deeds, at) : undefined;
    const stood = first === undefined ? undefined : stand[first];
    stand.push(stood ? { ...stood, objections: step.objections } : step);
  }
  return stand;
}

/** The entry of the piece that a piece was placed instead of. */
function entryBefore(deeds: readonly Deed[], at: number): number | undefined {
  const [removal, deed] = [deeds[at - 1], deeds[at]];
  if (deed?.does !== 'place' || removal?.does !== 'remove' || removal.owner !== deed.owner) return;
  return placedBy(deeds, removal, at - 1).at(-1);
}

/** Whose piece it is, where it was entered for somebody else. */
const remarkOn = (entered: Deed | undefined, meant: Deed | undefined): Pick<Step, 'whose'> =>
  entered?.does === 'place' && meant?.does === 'place' && entered.owner !== meant.owner
    ? { whose: meant.owner }
    : {};

/** An answer to a search that was entered after the cube that ended it lay there before. */
const isLateDisc = (intrusion: Intrusion | undefined, step: Step | undefined): boolean =>
  intrusion?.code === 'closed-space' && step?.means === 'answer';

const listed = <T>(thing: T | undefined): readonly T[] => (thing === undefined ? [] : [thing]);

function afterDeed(track: Track, deed: Deed, isPast: boolean): Track {
  const { board } = track;
  const after = boardAfter(board, deed);
  if (!after.ok) throw new Error(`a record holds what could not be entered: ${after.error}`);
  const intrusion = after.value === board ? undefined : intrusionOf(deed, board);
  const readings = isPast
    ? inAll(track.readings, reading => readPast(reading, deed))
    : readDeed(track, deed, after.value);
  const isAskedAnew = isPast || readings[0].course !== track.readings[0].course;
  return {
    board: after.value,
    readings,
    intrusions: [...track.intrusions, intrusion],
    removed: deed.does === 'remove' && !isAskedAnew ? deed : undefined,
  };
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
    case 'mend': {
      const { owner, kind, to, hex } = deed;
      if (to === null) return undefined;
      return intruding({ owner, hex: to, kind: otherKind(kind) }, board.without(owner, hex));
    }
    default:
      return undefined;
  }
}

const intruding = ({ owner, hex, kind }: Piece, board: Board): Intrusion | undefined =>
  board.isOpen(hex)
    ? undefined
    : { code: kind === 'cube' ? 'second-cube' : 'closed-space', owner, hex };

/** An intrusion as it is after mendings; nothing where it has been put right. */
function stillThere({ owner, hex }: Intrusion, board: Board): Intrusion | undefined {
  const kind = board.kindAt(owner, hex);
  return kind && intruding({ owner, hex, kind }, board.without(owner, hex));
}
