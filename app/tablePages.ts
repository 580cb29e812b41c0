interface TablePage {
  /** Appended to the table's address; `:seat` stands for a seat number. */
  readonly path: string;
  /** Message key of the title. */
  readonly title: string;
  readonly needsServer?: true;
}

/** A table's pages. `/kept` can show those that need no server, for tables stored or cached on the phone. */
export const TABLE_PAGES = {
  table: { path: '', title: 'pages.table' },
  lay: { path: '/lay', title: 'pages.layMap' },
  pass: { path: '/pass', title: 'pages.passPhone' },
  found: { path: '/found', title: 'votes.foundIt' },
  record: { path: '/record', title: 'record.title' },
  evening: { path: '/evening', title: 'evening.title' },
  replay: { path: '/replay', title: 'replay.title' },
  assist: { path: '/assist', title: 'assist.title' },
  seat: { path: '/seats/:seat', title: 'pages.yourSeat' },
  notebook: { path: '/seats/:seat/notebook', title: 'notebook.title' },
  sit: { path: '/sit', title: 'table.sitDown', needsServer: true },
  handOut: { path: '/hand-out', title: 'upload.handOut', needsServer: true },
  take: { path: '/seats/:seat/take', title: 'pages.takeSeat', needsServer: true },
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
