import { lookAddress, seatAddress, tableAddress } from '@/app/addresses';
import type { TablePageName } from '@/app/tablePages';
import { NO_SEAT, type SeatNumber } from '@/lib/board/players';
import { lastSeatEvent } from '@/lib/game/events/eventList';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views/views';
import { canHandOut } from './canHandOut';
import { hasEntries } from './tableFacts';

/** A page of a table, according to its address. */
export interface TablePlace {
  /** Optional for pages that everyone may see. */
  readonly page?: TablePageName;
  /** The page's seat, or the one to take. */
  readonly seat?: SeatNumber | undefined;
  /** Whether this page has marked the map as laid. */
  readonly hasLaid?: boolean;
}

/** The response to a table's address: the page, "not found", or a redirect to another address. */
export type Screen = 'page' | 'not-found' | { readonly instead: string };

/** The table when the page opened. */
export type Opened = Pick<TableView, 'phase' | 'dealNumber' | 'you'>;

/** What to show at a table's address: on arrival or, with `opened`, whenever the table changes on an open page. */
export function screenOf(view: TableView, place: TablePlace, opened?: Opened): Screen {
  const { code, you, phase, seats } = view;
  const { page, seat } = place;
  const table = { instead: tableAddress(code) };
  const hasEnded = phase === 'ended';
  const [own] = you;
  const isOwn = you.some(each => each === seat);
  const isSeatPage = page === 'seat' || page === 'notebook';
  if (opened?.phase === 'playing' && hasEnded) return table;
  // After a redeal, a waiting guest may get a seat, and a seat has a new clue: these pages stay open.
  const outlastsDeal = page === 'sit' || (isSeatPage && isOwn);
  if (opened && opened.dealNumber !== view.dealNumber && !outlastsDeal) return table;
  switch (page) {
    case 'lay':
      return place.hasLaid && view.laid ? table : 'page';
    case 'pass':
      return opened || own !== undefined ? 'page' : 'not-found';
    case 'found':
      if (own === undefined) return opened ? table : 'not-found';
      return hasEnded ? table : 'page';
    case 'replay':
      return hasEnded && hasEntries(view) ? 'page' : table;
    case 'handOut':
      return opened || canHandOut(view) ? 'page' : table;
    case 'sit':
      if (opened && own !== undefined && you.length > opened.you.length)
        return opened.you.length > 0 ? table : { instead: `${seatAddress(code, own)}#envelope` };
      if (opened) return 'page';
      return hasEnded || (own !== undefined && seat === undefined) ? table : 'page';
    case 'take':
      if (isOwn) return { instead: seatAddress(code, seat ?? NO_SEAT) };
      return seats.some(each => each.seat === seat) ? 'page' : 'not-found';
    case 'seat':
    case 'notebook':
      // Games stored on the phone have no seat pages: players look on the pass-round page.
      if (page === 'seat' && isOwn && isPhoneCode(code))
        return { instead: lookAddress(code, seat ?? NO_SEAT) };
      if (isOwn) return 'page';
      if (!opened) return 'not-found';
      // The page explains how the seat was lost. A redeal may have renumbered it instead.
      return lastSeatEvent(view.events, seat ?? NO_SEAT) ? 'page' : table;
    default:
      return 'page';
  }
}
