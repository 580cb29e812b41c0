import { isPhoneCode, parseGameCode } from '@/lib/game/gameCode';

/** The page that stands in for those of all tables. */
export const STAND_IN = '/kept';

const PAGES = ['lay', 'pass', 'found', 'record', 'evening', 'look-back', 'assist'] as const;

/** Which page of which table an address names. */
export type TableRoute = { readonly code: string } & (
  | { readonly page: 'table' | (typeof PAGES)[number] }
  | { readonly page: 'seat' | 'notebook'; readonly seat: number }
);

/** The paths of such places, whatever their code. The service worker reads it as well. */
export const TABLE_ROUTE_PATTERN = new RegExp(
  `^/games/([^/]+)(?:/(${PAGES.join('|')})|/seats/([1-5])(/notebook)?)?/?$`,
);

/** The place of a path such as "/games/KRWNQT/seats/2"; nothing for pages that need a server, or are none. */
export function parseTableRoute(path: string): TableRoute | undefined {
  const [, text, part, seat, notebook] = TABLE_ROUTE_PATTERN.exec(path) ?? [];
  if (text === undefined) return undefined;
  const code = isPhoneCode(text) ? text : parseGameCode(text);
  if (code === undefined) return undefined;
  if (seat !== undefined) {
    return { code, page: notebook === undefined ? 'seat' : 'notebook', seat: Number(seat) };
  }
  return { code, page: PAGES.find(each => each === part) ?? 'table' };
}
