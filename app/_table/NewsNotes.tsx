import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { PLAIN_LIST } from '@/app/_words/plainList';
import { tableAddress } from '@/app/addresses';
import { MissNote } from './MissNote';
import { useNewsWords } from './newsWords';
import type { NewsView } from './noticesOf';
import { useSeatName } from './seatName';
import { useSeatOrder } from './useSeatOrder';
import { WaitsNote } from './WaitsNote';

interface NewsNoteProps {
  readonly event: NewsView;
  /** Called when the reader marks it as read. */
  readonly onRead: () => void;
  /** Called when the reader leaves it unread. */
  readonly onDone: () => void;
}

/** An event in full. */
export function NewsNote({ event, onRead, onDone }: NewsNoteProps) {
  const title = useNewsWords()(event)?.title ?? '';
  const assist = useTranslations('assist');
  const latest = useTable(({ view }) => view.misses.at(-1));
  switch (event.kind) {
    case 'order':
      return <OrderNote title={title} />;
    case 'hint':
      return <HintNote onRead={onRead} />;
    case 'assist':
      return (
        <Note title={assist('title')} about="assist" onRead={onRead}>
          {title}
        </Note>
      );
    case 'miss':
    case 'looked':
      return latest && <MissNote miss={latest} onRead={onRead} onDone={onDone} />;
    case 'next':
      return <NextNote title={title} />;
    case 'waits':
      return <WaitsNote title={title} onDealt={onRead} />;
    default:
      return <Note title={title} />;
  }
}

interface NoteProps {
  readonly title: string;
  /** The motion whose outcome this is. */
  readonly about?: 'hint' | 'assist';
  /** Called when the "Got it" button is pressed; without it there is no such button. */
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

function Note({ title, about, onRead, children }: NoteProps) {
  const words = useTranslations('votes');
  return (
    <section className="notice" data-about={about}>
      <h2>{title}</h2>
      {typeof children === 'string' ? <p className="leading-snug">{children}</p> : children}
      {onRead && (
        <Button kind="primary" className="min-h-12" onClick={onRead}>
          {words('gotIt')}
        </Button>
      )}
    </section>
  );
}

/** The hint that the table voted for. */
function HintNote({ onRead }: { readonly onRead: () => void }) {
  const words = useTranslations('votes');
  const hints = useTranslations('hints');
  const hint = useTable(({ view }) => view.hint);
  return (
    <Note title={words('hint')} about="hint" onRead={onRead}>
      {hint ? hints(hint.id) : ''}
    </Note>
  );
}

/** The new seating order. */
function OrderNote({ title }: { readonly title: string }) {
  const words = useTranslations('seating');
  const format = useFormatter();
  const seatName = useSeatName();
  const { ring } = useSeatOrder();
  return (
    <Note title={title}>{words('is', { names: format.list(ring.map(seatName), PLAIN_LIST) })}</Note>
  );
}

/** A link to the next game. */
function NextNote({ title }: { readonly title: string }) {
  const words = useTranslations('table');
  const next = useTable(({ view }) => view.next);
  return (
    <Note title={title}>
      {next !== null && (
        <ButtonLink kind="primary" href={tableAddress(next)}>
          {words('nextGame')}
        </ButtonLink>
      )}
    </Note>
  );
}
