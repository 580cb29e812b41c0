import type { en } from './words';

type Rooms = typeof en;
/** A namespace, or one message or group of messages in it. */
type Path = {
  [R in keyof Rooms]: R | `${R}.${keyof Rooms[R] & string}`;
}[keyof Rooms];

/**
 * The messages that pages' scripts need, one file per group of pages: whole namespaces, or single messages of one. A
 * page waits for `every` and for its own part (`Words`); components that load later may need another one
 * (`_ui/lazyComponent`). Messages that several groups need are in the part of each. Clues are never split between
 * parts, and neither are hints, so that requests reveal nothing about a clue. `parts.test.ts` checks that each page
 * loads what it uses.
 */
export const PARTS = {
  every: [
    'ui',
    'pages',
    'settings.menu',
    'map',
    'table.player',
    'record.pieceOf',
    'record.closed',
    'record.whoseColor',
  ],
  start: [
    'start',
    'new',
    'games',
    'codes',
    'draft',
    'signals',
    'offline',
    'lay',
    'evening.game',
    'standalone.title',
    'standalone.startNote',
    'puzzle.about',
    'puzzle.today',
    'assist',
    'judge.noCode',
    'judge.noCodeNote',
    'notebook.notStored',
    'outbox.neverSeen',
  ],
  table: [
    'table',
    'votes',
    'seating',
    'hard',
    'stages',
    'pass',
    'evening',
    'lay',
    'assist',
    'motions.assist',
    'ending',
    'miss',
    'check.note',
    'puzzle.hint',
    'seat.takeSeat',
    'seat.lost',
    'seat.lostNote',
    'record.short',
    'record.turnOf',
    'record.title',
    'record.toTable',
    'record.foundNote',
    'replay.title',
    'notebook.title',
    'upload.handOut',
  ],
  /** One seat: taking it, its clue and its checks, and the phone that is passed round. */
  seat: [
    'table',
    'votes',
    'seating',
    'seat',
    'sit',
    'check',
    'clues',
    'pass',
    'miss',
    'hard',
    'stages.stillFree',
    'start.mode',
    'start.about',
    'notebook.open',
    'evening.title',
    'puzzle.hint',
  ],
  /** The record, the notebook of a seat, and the replay. */
  board: [
    'table.tab',
    'table.title',
    'votes',
    'record',
    'replay',
    'notebook',
    'clues',
    'pass.lookAgain',
    'pass.turn',
    'pass.toTable',
    'assist.title',
    'assist.line',
    'assist.as',
    'standalone.view',
    'standalone.left',
    'standalone.step',
    'signals',
    'miss.title',
    'stages.yourClue',
    'outbox.keepOpen',
    'evening.title',
    'seat.only',
    'seat.lost',
    'seat.lostNote',
    'seat.toTable',
    'check.note',
  ],
  puzzles: ['puzzle', 'clues', 'notebook', 'judge.toStart', 'judge.plain', 'draft.startOver'],
  /** The judge, and the notebook without a table. */
  judge: [
    'judge',
    'codes',
    'draft',
    'clues',
    'notebook',
    'standalone',
    'lay',
    'new.howMany',
    'new.whichGame',
    'new.normal',
    'new.advanced',
    'assist.name',
    'assist.howMuch',
    'table',
  ],
  /** Settings, moving games, and how to play, which is mostly HTML. */
  rest: [
    'settings',
    'install',
    'offline',
    'outbox.neverCache',
    'outbox.neverCacheNote',
    'move',
    'games.onPhone',
    'games.count',
    'start.mode',
    'start.players',
    'start.youAre',
    'seat.byTapping',
    'seat.byTappingNote',
    'seat.yourSeat',
    'seat.move',
    'notebook.notStored',
    'lay',
  ],
  /** Handing seats to other phones. */
  handOut: ['table', 'votes', 'seat', 'stages.stillFree', 'upload'],
  /** A table's notices and sheets; loaded after the page. */
  notices: [
    'table',
    'motions',
    'miss',
    'redeal',
    'hints',
    'assist',
    'outbox',
    'hard',
    'seating',
    'check.note',
    'check.sentences',
    'seat',
    'start',
    'signals',
    'upload',
  ],
  /** Error messages; loaded after the page (`errorWords`). */
  errors: ['errors'],
} as const satisfies Readonly<Record<string, readonly Path[]>>;

export type Part = keyof typeof PARTS;

export const isPart = (text: string | undefined): text is Part =>
  text !== undefined && Object.hasOwn(PARTS, text);

export const PART_NAMES = Object.keys(PARTS).filter(isPart);
