import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keepOnPhone, readOnPhone } from '@/app/_notebook/notebookOnPhone';
import { createNotebookStore, type NotebookState } from '@/app/_notebook/notebookStore';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seat';
import { createOneByOne } from '@/lib/store/oneByOne';

/** What one visit tells at its end the next one hears. */
const oneByOne = createOneByOne();

/** A seat's notebook, from this phone and from where it is kept with the seat. */
export function useNotebook(seat: SeatNumber): NotebookState {
  const client = useTableClient();
  const code = useTable(state => state.view.code);
  const [store] = useState(() =>
    createNotebookStore({
      phone: {
        read: () => readOnPhone(code, seat),
        keep: notebook => keepOnPhone(code, seat, notebook),
      },
      seat: {
        load: () => oneByOne(`${code} ${seat}`, () => client.loadNotebook(seat)),
        keep: text => oneByOne(`${code} ${seat}`, () => client.keepNotebook(seat, text)),
      },
    }),
  );
  useEffect(() => {
    const { recall, hurry, leave } = store.getState();
    void recall();
    // Whoever turns the phone off at once has told the seat, too.
    window.addEventListener('pagehide', hurry);
    return () => {
      window.removeEventListener('pagehide', hurry);
      leave();
    };
  }, [store]);
  return useStore(store);
}
