import { lookAddress, seatAddress, tableAddress } from '@/app/addresses';
import type { TablePageName } from '@/app/tablePages';
import { NO_SEAT, type SeatNumber } from '@/lib/board/players';
import { lastSeatEvent } from '@/lib/game/events/eventList';
import { isPhoneCode } from '@/lib/game/gameCode';
import type { TableView } from '@/lib/game/views/views';
import { canHandOut } from './canHandOut';
import { hasEntries } from './tableFacts';

/** A page of a table, as its address names it. */
export interface TablePlace {
  /** May be left out for a page that all may see. */
  readonly page?: TablePageName;
  /** The seat that the page is about, or that somebody wants to take. */
  readonly seat?: SeatNumber | undefined;
  /** Whether this phone has said on the page that the map is laid. */
  readonly hasLaid?: boolean;
}

/** What a phone gets for an address of a table: the page, "not found", or another address instead. */
export type Screen = 'page' | 'not-found' | { readonly instead: string };

/** The table when the page opened. */
export type Opened = Pick<TableView, 'phase' | 'dealNumber' | 'you'>;

/** What a phone gets when it comes to an address of a table, or with `opened` what it gets from then on. */
export function screenOf(view: TableView, place: TablePlace, opened?: Opened): Screen {
  const { code, you, phase, seats } = view;
  const { page, seat } = place;
  const table = { instead: tableAddress(code) };
  const hasEnded = phase === 'ended';
  const [own] = you;
  const isOwn = you.some(each => each === seat);
  const isSeatPage = page === 'seat' || page === 'notebook';
  if (opened?.phase === 'playing' && hasEnded) return table;
  // The next deal may bring a seat for whoever waits, and new clues for who has one.
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
      // A phone's own games have no seat pages: all look on the page that goes round.
      if (page === 'seat' && isOwn && isPhoneCode(code))
        return { instead: lookAddress(code, seat ?? NO_SEAT) };
      if (isOwn) return 'page';
      if (!opened) return 'not-found';
      // The page tells how the seat was lost. In a new deal it may have another number.
      return lastSeatEvent(view.events, seat ?? NO_SEAT) ? 'page' : table;
    default:
      return 'page';
  }
}
