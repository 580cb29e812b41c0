import { ADDRESSES } from '@/app/addresses';
import { OFFLINE_TABLE_PAGE, parseTableRoute } from './parseTableRoute';

/** The pages that work without a server after the first visit. They are the same for everyone. */
export const OFFLINE_PAGES: readonly string[] = [...Object.values(ADDRESSES), OFFLINE_TABLE_PAGE];

/** The pages that a phone needs to deal a game and be passed around. They are cached first. */
export const FIRST_OFFLINE_PAGES: readonly string[] = [
  ADDRESSES.start,
  ADDRESSES.newGame,
  OFFLINE_TABLE_PAGE,
];

/** Whether a phone that caches these pages can show `path` without a server. */
export const isShownOffline = (path: string): boolean =>
  OFFLINE_PAGES.includes(path) || parseTableRoute(path) !== undefined;
