import { isPhoneCode, parseGameCode } from '@/lib/game/gameCode';

/** Which page of which table an address names. */
export type TablePlace = { readonly code: string } & (
  | { readonly page: 'table' | 'lay' | 'pass' | 'found' | 'evening' }
  | { readonly page: 'seat'; readonly seat: number }
);

const PAGES = ['lay', 'pass', 'found', 'evening'] as const;

/** The place of a path such as "/games/KRWNQT/seats/2"; nothing for pages that need a server, or are none. */
export function readTablePlace(path: string): TablePlace | undefined {
  const [, games, text = '', part, seat = '', ...more] = path.split('/');
  const code = isPhoneCode(text) ? text : parseGameCode(text);
  if (games !== 'games' || code === undefined || more.length > 0) return undefined;
  if (part === undefined || part === '') return { code, page: 'table' };
  if (part === 'seats')
    return /^[1-5]$/.test(seat) ? { code, page: 'seat', seat: Number(seat) } : undefined;
  const page = PAGES.find(each => each === part);
  return page && seat === '' ? { code, page } : undefined;
}
