import type { NotebookBackends } from '@/app/_notebook/notebookStore';
import type { SeatOfDeal } from '@/app/_state/tableClient';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { openPhone } from './database';
import { createTopic } from './topic';

/** A seat's notebook for one deal in the phone's database, shared by all tabs. */
export const phoneNotebook = (
  code: string,
  { seat, dealNumber }: SeatOfDeal,
): NotebookBackends['phone'] => ({
  read: async () => (await openPhone()).get('notebooks', [code, seat, dealNumber]),

  async change(by) {
    const writing = (await openPhone()).transaction('notebooks', 'readwrite');
    async function replace() {
      const before = await writing.store.get([code, seat, dealNumber]);
      const after = by(before);
      // An unchanged notebook is no news, which other tabs would answer by reading it.
      if (after !== before) await writing.store.put({ ...after, code, seat, dealNumber });
      return { after, isNews: after !== before };
    }
    const [{ after, isNews }] = await Promise.all([replace(), writing.done]);
    if (isNews) news.publishToOthers([code, seat]);
    return after;
  },
});

const news = createTopic<readonly [code: string, seat: SeatNumber]>('fieldbook-notebooks');

/** Calls `onChange` when another tab has written this seat's notebook. Returns the unsubscribe function. */
export const subscribeToNotebook = (
  code: string,
  seat: SeatNumber,
  onChange: () => void,
): (() => void) =>
  news.subscribe(([of, at]) => {
    if (of === code && at === seat) onChange();
  });
