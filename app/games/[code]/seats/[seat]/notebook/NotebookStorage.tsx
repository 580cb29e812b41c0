import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { createNotebookStore, type NotebookState } from '@/app/_notebook/notebookStore';
import { phoneNotebook, subscribeToNotebook } from '@/app/_phone/phoneNotebook';
import { useTable, useTableClient } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { assistAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';

interface NotebookStorageProps {
  readonly book: NotebookState;
}

/** A warning if the notebook could not be stored, and the table's level of help. */
export function NotebookStorage({ book }: NotebookStorageProps) {
  const words = useTranslations('notebook');
  const assistWords = useTranslations('assist');
  const { code, assist } = useTable(state => state.view);
  return (
    <div className="keeping">
      {book.storageFailure && (
        <Message kind="warning" icon="trouble" title={words(`notStored.${book.storageFailure}`)} />
      )}
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

/** Asks which notes to keep, if both this phone and another one have changed them since the last synchronisation. */
export function OtherNotes({ book: { other, choose } }: NotebookStorageProps) {
  const words = useTranslations('notebook');
  if (other === undefined) return null;
  return (
    <Message kind="warning" icon="trouble" title={words('otherNotes')}>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => choose(true)}>{words('keepMine')}</Button>
        <Button onClick={() => choose(false)}>{words('takeThese')}</Button>
      </div>
    </Message>
  );
}

/** A seat's notebook for the current deal, from this phone and from the copy stored with the seat. */
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
    load();
    // A phone may stop a hidden page at any time. Closing a page also hides it first.
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
