import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button, ButtonLink } from '@/app/_ui/Button';
import type { IconName } from '@/app/_ui/Icon';
import { tableAddress } from '@/app/addresses';
import { type SeatNumber, seatNumber } from '@/lib/board/players';
import { MissNote } from './MissNote';
import type { NewsView } from './noticesOf';
import { NUMBER_KEYS } from './redealNumbers';
import { useSeatName } from './seatName';
import { spaceName } from './tableFacts';
import { useSeatOrder } from './useSeatOrder';
import { WaitsNote } from './WaitsNote';

interface NewsNotice {
  readonly tone: 'info' | 'warning';
  readonly icon: SeatNumber | IconName;
  readonly title: string;
  readonly href?: string | undefined;
  /** `onRead` is called once it has been read, `onDone` if it is only left. */
  readonly body: (onRead: () => void, onDone: () => void) => ReactNode;
}

/** Puts an event into words: a line, and the note that it opens. */
export function useNewsWords(): (event: NewsView) => NewsNotice | undefined {
  const votes = useTranslations('votes');
  const assist = useTranslations('assist');
  const miss = useTranslations('miss');
  const ring = useTranslations('seating');
  const hard = useTranslations('hard');
  const redeal = useTranslations('redeal');
  const table = useTranslations('table');
  const seatName = useSeatName();
  const { seats, players, you, misses, next, hint } = useTable(state => state.view);
  const nameOf = (number: SeatNumber) =>
    seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null });

  return event => {
    const news = (
      title: string,
      {
        icon = 'note',
        tone = 'info',
        href,
        body = () => <NewsNote title={title} />,
      }: Partial<NewsNotice> = {},
    ): NewsNotice => ({ tone, icon, title, href, body });
    switch (event.kind) {
      case 'redealt': {
        const title = redeal('dealt', { number: redeal(`number.${NUMBER_KEYS[event.players]}`) });
        if (you.length === 0) return news(title);
        // First what the reader has to do: the bar may cut the rest.
        return news(`${redeal(you.length === 1 ? 'yourClue' : 'allClues')} ${title}`);
      }
      case 'order': {
        const title = ring('changed', { name: nameOf(event.by) });
        return news(title, { icon: event.by, body: () => <OrderNote title={title} /> });
      }
      case 'withdrawn':
        return news(votes('withdrawn', { name: nameOf(event.by) }), { icon: event.by });
      case 'hard':
        return news(hard('has', { name: nameOf(event.seat) }), { icon: event.seat });
      case 'hint':
        return hint === null
          ? undefined
          : news(votes('readHint'), { body: onRead => <HintNote onRead={onRead} /> });
      case 'assist': {
        const title = assist('changed', { level: assist(`as.${event.level}`) });
        return news(title, {
          body: onRead => (
            <NewsNote title={assist('title')} about="assist" onRead={onRead}>
              {title}
            </NewsNote>
          ),
        });
      }
      case 'miss':
      case 'looked': {
        const latest = misses.at(-1);
        if (latest === undefined) return undefined;
        const body: NewsNotice['body'] = (onRead, onDone) => (
          <MissNote miss={latest} onRead={onRead} onDone={onDone} />
        );
        return event.kind === 'looked'
          ? news(miss('allLooked'), { icon: 'check', body })
          : news(miss('line', { space: spaceName(event.space) }), { tone: 'warning', body });
      }
      case 'next':
        return next === null
          ? undefined
          : news(table('nextDealt'), {
              icon: 'forward',
              href: tableAddress(next),
              body: () => (
                <NewsNote title={table('nextDealt')}>
                  <ButtonLink kind="primary" href={tableAddress(next)}>
                    {table('nextGame')}
                  </ButtonLink>
                </NewsNote>
              ),
            });
      case 'waits': {
        const guest = { seat: seatNumber(players + 1), name: event.name };
        const title = redeal('waits', { name: seatName(guest) });
        return news(title, { body: onRead => <WaitsNote title={title} onDealt={onRead} /> });
      }
      case 'ended':
        return undefined;
    }
  };
}

interface NewsNoteProps {
  readonly title: string;
  /** The motion that it is the outcome of. */
  readonly about?: 'hint' | 'assist';
  /** Called when the button that says so is pressed; without it there is none. */
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

function NewsNote({ title, about, onRead, children }: NewsNoteProps) {
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
    <NewsNote title={words('hint')} about="hint" onRead={onRead}>
      {hint ? hints(hint.id) : ''}
    </NewsNote>
  );
}

/** Shows the new seating order. */
function OrderNote({ title }: { readonly title: string }) {
  const words = useTranslations('seating');
  const format = useFormatter();
  const seatName = useSeatName();
  const { ring } = useSeatOrder();
  return (
    <NewsNote title={title}>
      {words('is', { names: format.list(ring.map(seatName), { type: 'unit' }) })}
    </NewsNote>
  );
}
