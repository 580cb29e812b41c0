import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { hearOnPhone, keepOnPhone, readOnPhone } from '@/app/_notebook/notebookOnPhone';
import { createNotebookStore, type NotebookState } from '@/app/_notebook/notebookStore';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seat';

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
        load: () => client.loadNotebook(seat),
        keep: (text, onto) => client.keepNotebook(seat, text, onto),
      },
    }),
  );
  useEffect(() => {
    const { recall, reread, hurry, leave } = store.getState();
    void recall();
    // Whoever turns the phone off at once has told the seat, too.
    window.addEventListener('pagehide', hurry);
    const stopHearing = hearOnPhone(code, seat, reread);
    return () => {
      stopHearing();
      window.removeEventListener('pagehide', hurry);
      leave();
    };
  }, [store, code, seat]);
  return useStore(store);
}
