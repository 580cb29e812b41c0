import type { HeldSeat, Reopened } from '@/app/_state/tableStore';
import { type EventKind, isSeatEvent, lastSeatEvent } from '@/lib/game/events/eventList';
import type { SeatEvent } from '@/lib/game/seats/seat';
import type { EventView, QuestionView, TableView } from '@/lib/game/views/views';
import { openQuestion, type PendingQuestion, questionKey, questionQueue } from './questions';

/** State of this phone beyond the view. */
export interface LocalNotices<Own> {
  readonly reopened: Reopened | undefined;
  /** What a button of the page has reopened: the key of this phone's own question, or `hint`. */
  readonly recalled: string | undefined;
  readonly isConnected: boolean;
  readonly hasRefusedEntries: boolean;
  readonly heldSeats: readonly HeldSeat[];
  /** The page's own notices. */
  readonly own: readonly Own[];
}

interface OwnNotice {
  readonly key: string;
}

export type SeatEventView = Extract<EventView, Pick<SeatEvent, 'kind'>>;
export type NewsView = Exclude<EventView, SeatEventView>;

/** A notice before it is put into words. */
export type Said<Own> =
  | ({ readonly what: 'asked' } & PendingQuestion)
  | { readonly what: 'own'; readonly notice: Own }
  | { readonly what: 'entries' | 'connection' }
  | { readonly what: 'lost'; readonly seat: HeldSeat; readonly event: SeatEventView }
  | { readonly what: 'news'; readonly event: NewsView }
  | { readonly what: 'answered'; readonly question: QuestionView };

type NoticedView = Pick<
  TableView,
  'questions' | 'seats' | 'you' | 'onePhone' | 'phase' | 'events' | 'misses' | 'record'
>;

/**
 * All notices of a phone, in order: questions to it, the page's own notices, trouble, unread news (newest first), and
 * the questions that need no answer from it.
 *
 * @param readUpTo the id of the newest event that was read on this phone
 */
export function noticesOf<Own extends OwnNotice>(
  view: NoticedView,
  readUpTo: number,
  local: LocalNotices<Own>,
): readonly Said<Own>[] {
  const { current, upcoming, answered } = questionQueue(view, local.reopened);
  const asked = [...(current ? [current] : []), ...upcoming];
  return [
    ...asked.map(each => ({ what: 'asked', ...each }) as const),
    ...local.own.map(notice => ({ what: 'own', notice }) as const),
    ...troubleOf(view, local),
    ...unreadOf(view, readUpTo, local.recalled),
    ...answered
      .filter(question => questionKey(question) === local.recalled || !isCounted(view, question))
      .map(question => ({ what: 'answered', question }) as const),
  ];
}

function troubleOf<Own extends OwnNotice>(
  { events, you }: NoticedView,
  { own, isConnected, hasRefusedEntries, heldSeats }: LocalNotices<Own>,
): readonly Said<Own>[] {
  const isReplaced = own.some(({ key }) => key === 'connection');
  return [
    ...(hasRefusedEntries ? [{ what: 'entries' } as const] : []),
    ...(isConnected || isReplaced ? [] : [{ what: 'connection' } as const]),
    ...heldSeats.flatMap(seat => {
      const event = lastSeatEvent(events, seat.seat);
      // A player who left on purpose needs no message.
      if (you.includes(seat.seat) || event === undefined || event.kind === 'left') return [];
      return [{ what: 'lost', seat, event } as const];
    }),
  ];
}

/** Only the newest event with a key is news. `looked` means that all have looked, and replaces its wrong find. */
export const newsKey = ({ kind, id }: Pick<EventView, 'kind' | 'id'>): string =>
  kind === 'waits' ? `waits ${id}` : kind === 'looked' ? 'miss' : kind;

/** The only news after the end of a game. */
const AFTER_END: readonly EventKind[] = ['next'];

function unreadOf(
  view: NoticedView,
  readUpTo: number,
  recalled: string | undefined,
): readonly { readonly what: 'news'; readonly event: NewsView }[] {
  const newestFirst = view.events
    .filter((event): event is NewsView => !isSeatEvent(event))
    .toReversed();
  const unread = newestFirst.filter(
    (event, index) =>
      event.id > readUpTo &&
      index === newestFirst.findIndex(other => newsKey(other) === newsKey(event)) &&
      isNews(view, event),
  );
  // The event may already be read, or no longer listed.
  const isHintRecalled =
    recalled === 'hint' && view.phase !== 'ended' && !unread.some(({ kind }) => kind === 'hint');
  const hint: NewsView = { kind: 'hint', id: readUpTo, at: '' };
  return [...(isHintRecalled ? [hint] : []), ...unread].map(event => ({ what: 'news', event }));
}

function isNews({ phase, you, misses, record, questions }: NoticedView, event: NewsView): boolean {
  if ((phase === 'ended') !== AFTER_END.includes(event.kind)) return false;
  switch (event.kind) {
    case 'withdrawn': {
      const isOver = questions.some(
        ({ state, askedAt }) => state !== 'carried' && askedAt >= event.at,
      );
      return !isOver && !you.includes(event.by);
    }
    case 'order':
    case 'hard':
      // Not news to the phone that did it.
      return !you.includes(event.by);
    case 'miss':
    case 'looked':
      // A piece recorded since means that the table has moved on.
      return !((record?.entries.at(-1)?.at ?? '') > (misses.at(-1)?.at ?? ''));
    case 'waits':
      // An open vote on a redeal already covers it.
      return you.length > 0 && openQuestion({ questions }, 'redeal') === undefined;
    default:
      return true;
  }
}

/** Whether a button of the page already shows the count of this phone's own question; not once anyone has declined. */
const isCounted = ({ you }: NoticedView, { motion, by, notNow, state }: QuestionView): boolean =>
  (motion.about === 'hint' || motion.about === 'end') &&
  you.includes(by) &&
  notNow.length === 0 &&
  state === 'open';
