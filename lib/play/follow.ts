import type { PlayerCount } from '../data/terms';
import { type Meant, meantBy, pieceOf } from './corrections';
import type { Due } from './course';
import { Board, type Piece, type Player, playerOf } from './pieces';
import {
  type Reading,
  type Readings,
  readAgain,
  readMend,
  readPass,
  readPiece,
  readTurn,
  startReading,
  stepsOf,
} from './readings';
import { type EntryId, type Happened, isCorrection, mustAfter, type NamedDeed } from './record';
import type { Meaning, Objection, Step } from './step';

/** What a record means: the board, whose turn it is and what comes next, what is against the rules. */
export interface Following {
  readonly board: Board;
  /** 0 while first cubes are shared, then from 1. */
  readonly turn: number;
  /** Whose turn it is; nobody's until the first cube tells who starts. */
  readonly player: Player | undefined;
  readonly due: Due;
  /** What each entry is taken for, in order. Later ones may change it. */
  readonly steps: readonly Step[];
  /** What is against the rules now. */
  readonly objections: readonly Objection[];
}

/**
 * Follows a record as it should have been entered (`withCorrections`), and tells of the corrections beside it. Throws
 * where an entry was not possible.
 */
export function follow(entries: readonly NamedDeed[], players: PlayerCount): Following {
  const meant = meantBy(entries);
  const following = followHappened(
    meant.filter(deed => deed !== undefined),
    players,
  );
  return { ...following, steps: stepsBeside(following.steps, entries, meant, players) };
}

/** The steps of what happened, each at its entry, and between them what was taken off and the corrections themselves. */
function stepsBeside(
  steps: readonly Step[],
  entries: readonly NamedDeed[],
  meant: Meant,
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
    const deed = meant[at];
    if (deed === undefined) return beside('gone', piece);
    const step = read.next().value;
    if (step === undefined) throw new Error('what happened was not read');
    turn = Math.max(turn, step.turn);
    return isSame(entry, deed) ? step : { ...step, meant: deed };
  });

  /** What happened at no time. */
  function beside(means: Meaning, piece: Piece | undefined): Step {
    const player = piece && playerOf(piece.owner, players);
    return { means, turn, player, ...(piece && { corrects: piece }), objections: [] };
  }
}

function isSame(entry: Happened, deed: Happened): boolean {
  if (entry === deed || !('hex' in deed) || !('hex' in entry)) return true;
  const goesTo = (each: typeof deed) => (each.does === 'mend' ? each.to : undefined);
  return (
    entry.owner === deed.owner &&
    entry.hex === deed.hex &&
    entry.kind === deed.kind &&
    goesTo(entry) === goesTo(deed)
  );
}

interface Track {
  board: Board;
  readings: Readings;
  /** Of each thing that happened whether its piece was placed where a cube lay. */
  readonly intrusions: (Intrusion | undefined)[];
}

type Intrusion = Extract<Objection, { code: 'closed-space' | 'second-cube' }>;

/**
 * Follows what happened; throws where something was not possible (`boardAfter`). Nothing is ever wrong: what does not
 * fit goes in all the same, and is said.
 *
 * Linear in what happened, which is read once. Each costs a dozen readings at most, a look through the pieces on the
 * map, and in each reading one through what is missing in the latest round (`readings.ts`). What 300 entries take at
 * their worst `follow.bench.ts` shows.
 */
export function followHappened(deeds: readonly Happened[], players: PlayerCount): Following {
  const track: Track = { board: Board.empty, readings: [startReading(players)], intrusions: [] };
  for (const deed of deeds) readOne(track, deed);
  const { board, readings, intrusions } = track;
  const [{ course, debts }] = readings;
  const steps = stepsOf(readings[0]);
  const told = intrusions.map((each, deed) => (isLateDisc(each, steps[deed]) ? undefined : each));
  const owed = debts.map(({ missing }) => missing);
  return {
    board,
    turn: course.turn,
    player: course.due.player,
    due: course.due,
    steps: steps.map((step, deed) => ({
      ...step,
      objections: [...listed(told[deed]), ...step.objections],
    })),
    objections: [...told.flatMap(each => listed(each && stillThere(each, board))), ...owed],
  };
}

/** An answer to a search that was entered after the cube that ended it lay there before. */
const isLateDisc = (intrusion: Intrusion | undefined, step: Step | undefined): boolean =>
  intrusion?.code === 'closed-space' && step?.means === 'answer';

const listed = <T>(thing: T | undefined): readonly T[] => (thing === undefined ? [] : [thing]);

function readOne(track: Track, deed: Happened): void {
  const { board } = track;
  const after = mustAfter(board, deed);
  track.intrusions.push(after === board ? undefined : intrusionOf(deed, board));
  track.readings = readDeed(track, deed, after);
  track.board = after;
}

function readDeed({ board, readings }: Track, deed: Happened, after: Board): Readings {
  const [best] = readings;
  switch (deed.does) {
    case 'place':
      return after === board
        ? inAll(readings, reading => readAgain(reading, deed, board))
        : readPiece(readings, deed, board, after);
    case 'mend':
      return inAll(readings, reading => readMend(reading, deed.owner, after));
    // Whoever says what is left out, or whose turn it is, has seen what the record made of it.
    case 'pass':
      return [readPass(best, board)];
    case 'turn':
      return [readTurn(best, deed.player)];
  }
}

const inAll = ([best, ...others]: Readings, read: (reading: Reading) => Reading): Readings => [
  read(best),
  ...others.map(read),
];

/** What comes to lie where a cube lies. */
function intrusionOf(deed: Happened, board: Board): Intrusion | undefined {
  const piece = pieceOf(deed);
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
