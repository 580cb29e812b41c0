import { useTranslations } from 'use-intl';
import type { OtherNote } from '@/app/_notebook/mergeNotebooks';
import type { NotebookState } from '@/app/_notebook/notebookStore';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { PageLink } from '@/app/_ui/PageLink';
import { Tick } from '@/app/_ui/Tick';
import { assistAddress } from '@/app/addresses';
import { formatHex } from '@/lib/map/hexName';

interface KeepingProps {
  readonly book: NotebookState;
}

/** Where the notebook is kept, and what the app does for it at this table. */
export function Keeping({ book }: KeepingProps) {
  const words = useTranslations('notebook');
  const { code, assist } = useTable(state => state.view);
  const [other] = book.others;
  return (
    <div className="keeping">
      {other && <TwoNotes book={book} other={other} />}
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

/** The same space was written on here and on another phone. */
function TwoNotes({ book, other }: KeepingProps & { readonly other: OtherNote }) {
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
