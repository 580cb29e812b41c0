import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { isConnected } from '@/app/_state/tableStore';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { useSeatName } from './seatName';
import { awayFrom } from './tableFacts';

interface OrderDiscsProps {
  /** In playing order. */
  readonly seated: readonly SeatSummary[];
  /** Shown as holes. */
  readonly free?: readonly SeatSummary[];
  /** Whose turn it is. */
  readonly on?: SeatNumber | undefined;
}

/** Lets a long name break, at least three letters from either end; browsers do not hyphenate names. */
const withSoftHyphens = (name: string): string =>
  name.replace(/(?<=\p{L}{2}[aeiouy])(?=[bcdfghjklmnpqrstvwxz][aeiouy]\p{L})/giu, '\u00AD');

/** The players in a line of discs, in playing order, with their names: pale if away (table.css). */
export function OrderDiscs({ seated, free = [], on }: OrderDiscsProps) {
  const words = useTranslations('stages');
  const ui = useTranslations('ui');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  // Offline, this phone does not know who is away.
  const isOnline = useTable(isConnected);
  const away = isOnline ? awayFrom({ seats, you }) : [];
  return (
    <span className="order">
      {seated.map(seat => {
        const isAway = away.includes(seat);
        return (
          <span key={seat.seat} className={isAway ? 'away' : undefined}>
            <span className={seat.seat === on ? 'discs on' : 'discs'}>
              <SeatDiscs
                seat={seat}
                className="size-[var(--disc)]"
                smaller="size-[calc(var(--disc)*0.75)]"
              />
            </span>
            <b>{withSoftHyphens(seatName(seat))}</b>
            {isAway && <span className="note">{ui('away')}</span>}
          </span>
        );
      })}
      {free.map(({ seat }) => (
        <span key={seat}>
          <span className="discs hole">{seat}</span>
          <span className="note">{words('stillFree')}</span>
        </span>
      ))}
    </span>
  );
}
