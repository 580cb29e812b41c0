import type { Part } from './_words/parts';

interface TablePage {
  /** Appended to the table's address; `:seat` stands for a seat number. */
  readonly path: string;
  /** Message key of the title. */
  readonly title: string;
  /** The part of the messages that it needs. */
  readonly words: Part;
  readonly needsServer?: true;
}

/** A table's pages. `/kept` can show those that need no server, for tables stored or cached on the phone. */
export const TABLE_PAGES = {
  table: { path: '', title: 'pages.table', words: 'table' },
  lay: { path: '/lay', title: 'pages.layMap', words: 'table' },
  pass: { path: '/pass', title: 'pages.passPhone', words: 'seat' },
  found: { path: '/found', title: 'votes.foundIt', words: 'table' },
  record: { path: '/record', title: 'record.title', words: 'board' },
  evening: { path: '/evening', title: 'evening.title', words: 'table' },
  replay: { path: '/replay', title: 'replay.title', words: 'board' },
  assist: { path: '/assist', title: 'assist.title', words: 'table' },
  seat: { path: '/seats/:seat', title: 'pages.yourSeat', words: 'seat' },
  notebook: { path: '/seats/:seat/notebook', title: 'notebook.title', words: 'board' },
  sit: { path: '/sit', title: 'table.sitDown', words: 'seat', needsServer: true },
  handOut: { path: '/hand-out', title: 'upload.handOut', words: 'handOut', needsServer: true },
  take: { path: '/seats/:seat/take', title: 'pages.takeSeat', words: 'handOut', needsServer: true },
} as const satisfies Readonly<Record<string, TablePage>>;

type Pages = typeof TABLE_PAGES;
export type TablePageName = keyof Pages;

/** Pages of one seat: their path contains `:seat`. */
export type SeatPageName = {
  [P in TablePageName]: Pages[P]['path'] extends `${string}:seat${string}` ? P : never;
}[TablePageName];

/** Pages that a phone can show without a server. */
export type OfflinePageName = {
  [P in TablePageName]: Pages[P] extends { needsServer: true } ? never : P;
}[TablePageName];

/** The path of a table's page; `seat` matters only for pages of one seat. */
export const tablePagePath = (page: TablePageName, code: string, seat = 0): string =>
  `/games/${code}${TABLE_PAGES[page].path.replace(':seat', String(seat))}`;
