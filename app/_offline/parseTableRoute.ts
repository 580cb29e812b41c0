import {
  type OfflinePageName,
  type SeatPageName,
  TABLE_PAGES,
  type TablePageName,
} from '@/app/tablePages';
import { type SeatNumber, seatNumber } from '@/lib/board/players';
import { isPhoneCode, parseGameCode } from '@/lib/game/gameCode';

/** The path of the fallback page, which shows the pages of all tables offline. */
export const OFFLINE_TABLE_PAGE = '/kept';

/** The table and the page in an address. */
export type TableRoute = { readonly code: string } & (
  | { readonly page: Exclude<OfflinePageName, SeatPageName> }
  | { readonly page: OfflinePageName & SeatPageName; readonly seat: SeatNumber }
);

const OFFLINE_TABLE_PAGES = (Object.keys(TABLE_PAGES) as TablePageName[]).filter(
  (page): page is OfflinePageName => !('needsServer' in TABLE_PAGES[page]),
);
const SEAT = /\/seats\/([1-5])/;
const paths = OFFLINE_TABLE_PAGES.map(page => TABLE_PAGES[page].path.replace(':seat', '[1-5]'));

/** Matches the paths of table pages that work offline, with any code. The service worker uses its source, too. */
export const TABLE_ROUTE_PATTERN = new RegExp(`^/games/([^/]+)(${paths.join('|')})/?$`);

/** Parses a path such as "/games/KRWNQT/seats/2"; `undefined` for other paths, and for pages that need a server. */
export function parseTableRoute(path: string): TableRoute | undefined {
  const [, text, rest] = TABLE_ROUTE_PATTERN.exec(path) ?? [];
  if (text === undefined || rest === undefined) return undefined;
  const code = isPhoneCode(text) ? text : parseGameCode(text);
  const page = OFFLINE_TABLE_PAGES.find(
    name => TABLE_PAGES[name].path === rest.replace(SEAT, '/seats/:seat'),
  );
  if (code === undefined || page === undefined) return undefined;
  return page === 'seat' || page === 'notebook'
    ? { code, page, seat: seatNumber(Number(SEAT.exec(rest)?.[1])) }
    : { code, page };
}
