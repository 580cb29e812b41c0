import type { NotebookBackends } from '@/app/_notebook/notebookStore';
import type { SeatOfDeal } from '@/app/_state/tableClient';
import type { SeatNumber } from '@/lib/board/players';
import { withPhone } from './database';
import { createTopic } from './topic';

/** A seat's notebook for one deal in the phone's database, shared by all tabs. */
export const phoneNotebook = (
  code: string,
  { seat, dealNumber }: SeatOfDeal,
): NotebookBackends['phone'] => ({
  read: () => withPhone(database => database.get('notebooks', [code, seat, dealNumber])),

  async change(edit) {
    const { after, isNews } = await withPhone(async database => {
      const transaction = database.transaction('notebooks', 'readwrite');
      async function replace() {
        const before = await transaction.store.get([code, seat, dealNumber]);
        const after = edit(before);
        // Other tabs reread the notebook on news, so an unchanged one is not announced.
        if (after !== before) await transaction.store.put({ ...after, code, seat, dealNumber });
        return { after, isNews: after !== before };
      }
      const [replaced] = await Promise.all([replace(), transaction.done]);
      return replaced;
    });
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
  news.subscribe(([changedCode, changedSeat]) => {
    if (changedCode === code && changedSeat === seat) onChange();
  });
