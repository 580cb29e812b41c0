import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import type { OtherNote } from '@/app/_notebook/notebook';
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

/** Where the notebook is kept, and the table's level of help. */
export function NotebookStorage({ book }: NotebookStorageProps) {
  const words = useTranslations('notebook');
  const { code, assist } = useTable(state => state.view);
  const [other] = book.others;
  return (
    <div className="keeping">
      {other && <TwoNotes book={book} other={other} />}
      {book.notKept && (
        <Message kind="warning" icon="trouble" title={words(`notKept.${book.notKept}`)} />
      )}
      <Checkbox
        label={words('withSeat')}
        note={words('withSeatNote')}
        checked={book.isWithSeat}
        disabled={!book.isReady}
        onChange={book.keepWithSeat}
      />
      <p className="text-note text-soft">
        {words(`level.${assist.level}`)}{' '}
        <PageLink href={assistAddress(code)} className="underline">
          {words('aboutHelp')}
        </PageLink>
      </p>
    </div>
  );
}

/** The same space has a note from here and one from another phone; the reader picks one. */
function TwoNotes({ book, other }: NotebookStorageProps & { readonly other: OtherNote }) {
  const words = useTranslations('notebook');
  const mine = book.notebook.notes.get(other.hex)?.text;
  return (
    <Message
      kind="warning"
      icon="trouble"
      title={words('twoNotes', { space: formatHex(other.hex) })}
    >
      <div className="mt-2 grid gap-2">
        {mine !== undefined && <Button onClick={() => book.decide(other, false)}>{mine}</Button>}
        <Button onClick={() => book.decide(other, true)}>{other.text}</Button>
      </div>
    </Message>
  );
}

/** A seat's notebook for the deal when the page opened, from this phone and from the copy kept with the seat. */
export function useNotebook(seat: SeatNumber): NotebookState {
  const client = useTableClient();
  const code = useTable(state => state.view.code);
  const dealt = useTable(state => state.view.dealt);
  const [store] = useState(() =>
    createNotebookStore({
      phone: phoneNotebook(code, { seat, dealt }),
      seat: {
        load: () => client.loadNotebook(seat),
        keep: (text, baseTag) => client.keepNotebook({ seat, dealt }, text, baseTag),
      },
    }),
  );
  useEffect(() => {
    const { load, reread, flush, leave } = store.getState();
    void load();
    // A phone may stop a hidden page at any time. A page that is closed is hidden first.
    const flushIfHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushIfHidden);
    const stopHearing = subscribeToNotebook(code, seat, reread);
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', flushIfHidden);
      leave();
    };
  }, [store, code, seat]);
  return useStore(store);
}
