import type { SeatNumber } from '@/lib/board/players';
import type { Hex } from '@/lib/map/hexSet';
import { tablePagePath } from './tablePages';

/** The address of every page. Must match the folders of `app`; a test checks it. */
export const ADDRESSES = {
  start: '/',
  newGame: '/new',
  mapByCode: '/new/code',
  ownMap: '/new/table',
  judge: '/judge',
  judgedMap: '/judge/table',
  /** Deductions from a board played without the app. */
  notebook: '/notebook',
  notebookTable: '/notebook/table',
  /** A printable list of all clues to tick. */
  tickSheet: '/notebook/sheet',
  puzzles: '/puzzle',
  howToPlay: '/how-to-play',
  settings: '/settings',
  /** Opens the newest unfinished game. */
  goOn: '/go-on',
  moveGames: '/move',
} as const;

/** One puzzle on the page of puzzles: its text, or a day. In the hash, so that one cached page shows every puzzle. */
export const puzzleAddress = (text: string): string =>
  `${ADDRESSES.puzzles}#${encodeURIComponent(text)}`;

/** The parts of how to play about this app, in their order. */
export const HELP_PARTS = ['seat', 'record', 'check', 'notebook', 'replay'] as const;

const HELP_BY_PATH = [
  [/\/notebook\b/, 'notebook'],
  [/\/record$/, 'record'],
  // On a phone that is passed round, `/pass` is the page of all seats.
  [/\/seats\/|\/pass$/, 'seat'],
] as const satisfies readonly (readonly [RegExp, (typeof HELP_PARTS)[number]])[];

/** How to play, at the part about this page. */
export function helpAddress(pathname: string): string {
  const part = HELP_BY_PATH.find(([path]) => path.test(pathname))?.[1];
  return part === undefined ? ADDRESSES.howToPlay : `${ADDRESSES.howToPlay}#${part}`;
}

/** The hash of the lessons on the page of puzzles. */
export const LEARN = 'learn';
/** The hash of today's puzzle, whatever day it is. */
export const TODAY = 'today';

/** The name of the meta element with the origins at which other phones reach the server, separated by spaces. */
export const ORIGINS_META = 'fieldbook-origins';

/**
 * Every response of our API has this header. A response without it comes from a gateway, a proxy or a captive portal,
 * whatever its status and body.
 */
export const ANSWER_HEADER = 'Fieldbook-Answer';

/** The cookie that identifies a device over plain http. Over https its name has a prefix (`_server/device`). */
export const DEVICE_COOKIE = 'fieldbook-device';

export const tableAddress = (code: string): string => tablePagePath('table', code);
export const layAddress = (code: string): string => tablePagePath('lay', code);
/** The whole map as it should be laid out now: a step beyond the last one shows everything. */
export const comparedMapAddress = (code: string): string => `${layAddress(code)}?step=99`;
/** Take a seat: the given one, or any free one. */
export const sitAddress = (code: string, seat?: SeatNumber): string =>
  `${tablePagePath('sit', code)}${seat === undefined ? '' : `?seat=${seat}`}`;
/** The games that this group has played this evening. */
export const eveningAddress = (code: string): string => tablePagePath('evening', code);
/** After the end: the recorded game, piece by piece. */
export const replayAddress = (code: string): string => tablePagePath('replay', code);
/** Passes one phone round to all the seats it holds, to look. */
export const passAddress = (code: string): string => tablePagePath('pass', code);
/** The current assist level, and how to change it. */
export const assistAddress = (code: string): string => tablePagePath('assist', code);
/** On a phone that holds several seats: one player's look, and all names. */
export const lookAddress = (code: string, seat: SeatNumber): string =>
  `${passAddress(code)}?seat=${seat}`;
export const namesAddress = (code: string): string => `${passAddress(code)}?names`;
/** A phone that holds several seats hands them to other phones, one by one. */
export const handOutAddress = (code: string): string => tablePagePath('handOut', code);
export const seatAddress = (code: string, seat: SeatNumber): string =>
  tablePagePath('seat', code, seat);
/** The seat owner's notebook. */
export const notebookAddress = (code: string, seat: SeatNumber): string =>
  tablePagePath('notebook', code, seat);
/** Where another phone takes over the seat. */
export const takeAddress = (code: string, seat: SeatNumber): string =>
  tablePagePath('take', code, seat);
/** Where a player reports finding the habitat, and on which space. */
export const foundAddress = (code: string, space?: Hex): string =>
  `${tablePagePath('found', code)}${space === undefined ? '' : `?space=${space}`}`;
/** The recorded board, where any player can enter a piece; optionally with a space to correct. */
export const recordAddress = (code: string, space?: Hex): string =>
  `${tablePagePath('record', code)}${space === undefined ? '' : `?space=${space}`}`;
/** Passes one phone round to find out whose recorded piece is wrong. */
export const checkBoardAddress = (code: string): string => `${passAddress(code)}?check`;
/** Exports a game from this phone; only the page reads the fragment. */
export const exportAddress = (code: string): string => `${ADDRESSES.moveGames}#${code}`;
/** A short form to type; next.config.js redirects it. */
export const shortTakeAddress = (code: string, seat: SeatNumber): string => `/${code}/${seat}`;
