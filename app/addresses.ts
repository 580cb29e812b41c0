import type { Assist } from '@/lib/game/votes/assist';
import type { Hex } from '@/lib/map/hexSet';
import { tablePagePath } from './games/tablePages';

/** Where every page is. The folders of `app` decide it: a test compares. */
export const ADDRESSES = {
  start: '/',
  newGame: '/new',
  mapByCode: '/new/code',
  ownMap: '/new/table',
  race: '/new/race',
  judge: '/judge',
  judgedMap: '/judge/table',
  /** What follows from a board that lies somewhere without us. */
  notebook: '/notebook',
  notebookTable: '/notebook/table',
  howToPlay: '/how-to-play',
  settings: '/settings',
  /** To the newest game that has not ended. */
  goOn: '/go-on',
  moveGames: '/move',
} as const;

export const tableAddress = (code: string): string => tablePagePath('table', code);
export const layAddress = (code: string): string => tablePagePath('lay', code);
/** The whole map as it should lie now: beyond the last step, as its page reads it. */
export const comparedMapAddress = (code: string): string => `${layAddress(code)}?step=99`;
/** Where somebody sits down: at that seat, or at whichever is free. */
export const sitAddress = (code: string, seat?: number): string =>
  `${tablePagePath('sit', code)}${seat === undefined ? '' : `?seat=${seat}`}`;
/** The games that these people have played this evening. */
export const eveningAddress = (code: string): string => tablePagePath('evening', code);
/** After the end: how the clues met; and the film of the game, where pieces were recorded. */
export const lookBackAddress = (code: string): string => tablePagePath('lookBack', code);
export const replayAddress = (code: string): string => `${lookBackAddress(code)}?replay`;
/** One phone for all the seats that it holds: it goes round for all to look, or to ask them. */
export const passAddress = (code: string, ask?: 'hint' | 'end'): string =>
  `${tablePagePath('pass', code)}${ask ? `?ask=${ask}` : ''}`;
/** The same to ask them for another level of help. */
export const askAssistAddress = (code: string, level: Assist): string =>
  `${passAddress(code)}?ask=assist&level=${level}`;
/** How much the app helps, and the way to another level. */
export const assistAddress = (code: string): string => tablePagePath('assist', code);
/** One phone for one of those whose seats it holds, who looks, and for the names of all. */
export const lookAddress = (code: string, seat: number): string =>
  `${passAddress(code)}?seat=${seat}`;
export const namesAddress = (code: string): string => `${passAddress(code)}?names`;
/** Where a phone that holds several seats gives them to other phones, one after the other. */
export const handOutAddress = (code: string): string => tablePagePath('handOut', code);
export const seatAddress = (code: string, seat: number): string =>
  tablePagePath('seat', code, seat);
/** What whoever sits there has written down. */
export const notebookAddress = (code: string, seat: number): string =>
  tablePagePath('notebook', code, seat);
/** Where another phone takes the seat. */
export const takeAddress = (code: string, seat: number): string =>
  tablePagePath('take', code, seat);
/** Where somebody says to have found it, and on which space. */
export const foundAddress = (code: string, space?: Hex): string =>
  `${tablePagePath('found', code)}${space === undefined ? '' : `?space=${space}`}`;
/** The same, where it is known whose find it is: a phone may hold several seats. */
export const foundByAddress = (code: string, space: Hex, finder: number): string =>
  `${foundAddress(code, space)}&finder=${finder}`;
/** The board as people record it, where anybody may enter a piece; with a space that is to be put right. */
export const recordAddress = (code: string, space?: Hex): string =>
  `${tablePagePath('record', code)}${space === undefined ? '' : `?space=${space}`}`;
/** Where one phone goes round to see whose recorded piece is wrong. */
export const checkBoardAddress = (code: string): string => `${passAddress(code)}?check`;
/** Where this phone gives the game away; the page alone reads which. */
export const exportAddress = (code: string): string => `${ADDRESSES.moveGames}#${code}`;
/** The same, to be typed: next.config.js leads it there. */
export const shortTakeAddress = (code: string, seat: number): string => `/${code}/${seat}`;
