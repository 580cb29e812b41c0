import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import type { ConflictingNote } from '@/app/_board/notebook';
import { createNotebookStore, type NotebookState } from '@/app/_notebook/notebookStore';
import { phoneNotebook, subscribeToNotebook } from '@/app/_phone/phoneNotebook';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Checkbox } from '@/app/_ui/Choice';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { assistAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { formatHex } from '@/lib/map/hexName';

interface NotebookStorageProps {
  readonly book: NotebookState;
}

/** Where the notebook is stored, and the table's level of help. */
export function NotebookStorage({ book }: NotebookStorageProps) {
  const words = useTranslations('notebook');
  const assistWords = useTranslations('assist');
  const { code, assist } = useTable(state => state.view);
  const [other] = book.others;
  return (
    <div className="keeping">
      {other && <NoteConflicts book={book} other={other} />}
      {book.storageFailure && (
        <Message kind="warning" icon="trouble" title={words(`notStored.${book.storageFailure}`)} />
      )}
      <Checkbox
        label={words('withSeat')}
        note={words('withSeatNote')}
        checked={book.isWithSeat}
        disabled={!book.isReady}
        onChange={book.setWithSeat}
      />
      <p className="text-note text-soft">
        {assistWords('line', { level: assistWords(`as.${assist}`) })}
        {' · '}
        <PageLink href={assistAddress(code)} className="underline">
          {assistWords('title')}
        </PageLink>
      </p>
    </div>
  );
}

/** The same space has a note from this phone and one from another; the reader picks one. */
function NoteConflicts({
  book,
  other,
}: NotebookStorageProps & { readonly other: ConflictingNote }) {
  const words = useTranslations('notebook');
  const mine = book.notebook.notes.get(other.hex)?.text;
  return (
    <Message
      kind="warning"
      icon="trouble"
      title={words('twoNotes', { space: formatHex(other.hex) })}
    >
      <div className="mt-2 grid gap-2">
        {mine !== undefined && (
          <Button onClick={() => book.resolveNote(other, false)}>{mine}</Button>
        )}
        <Button onClick={() => book.resolveNote(other, true)}>{other.text}</Button>
      </div>
    </Message>
  );
}

/** A seat's notebook for the deal when the page opened, from this phone and from the copy stored with the seat. */
export function useNotebook(seat: SeatNumber): NotebookState {
  const client = useTableClient();
  const code = useTable(state => state.view.code);
  const dealNumber = useTable(state => state.view.dealNumber);
  const [store] = useState(() =>
    createNotebookStore({
      phone: phoneNotebook(code, { seat, dealNumber }),
      seat: {
        load: () => client.ask('readNotebook', { seat }),
        keep: (text, baseTag) =>
          client.ask('saveNotebook', {
            seat,
            dealNumber,
            body: { text },
            baseTags: [baseTag],
          }),
      },
    }),
  );
  useEffect(() => {
    const { load, reloadFromPhone, flush, close } = store.getState();
    void load();
    // A phone may stop a hidden page at any time. A page that is closed is hidden first.
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushIfHidden);
    const unsubscribe = subscribeToNotebook(code, seat, reloadFromPhone);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flushIfHidden);
      close();
    };
  }, [store, code, seat]);
  return useStore(store);
}
