import { useTranslations } from 'use-intl';
import type { NotebookState } from '@/app/_notebook/notebookStore';
import { useTable } from '@/app/_state/TableProvider';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { Tick } from '@/app/_ui/Tick';
import { assistAddress } from '@/app/addresses';

interface KeepingProps {
  readonly book: NotebookState;
}

/** Where the notebook is kept, and what the app does for it at this table. */
export function Keeping({ book }: KeepingProps) {
  const words = useTranslations('notebook');
  const { code, assist } = useTable(state => state.view);
  return (
    <div className="keeping">
      {book.notKept && (
        <Message kind="warning" icon="trouble" title={words(`notKept.${book.notKept}`)} />
      )}
      <Tick
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
