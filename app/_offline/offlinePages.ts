import { ADDRESSES } from '@/app/addresses';
import { parseTableRoute, STAND_IN } from '@/app/kept/tableRoute';

/** All that is there without a server after the first visit. These are the same for everybody. */
export const OFFLINE_PAGES: readonly string[] = [...Object.values(ADDRESSES), STAND_IN];

/** Whether a phone that keeps these pages can show that one without a server. */
export const isShownOffline = (path: string): boolean =>
  OFFLINE_PAGES.includes(path) || parseTableRoute(path) !== undefined;
