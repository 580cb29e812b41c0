import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import { HEX_COUNT } from '@/lib/map/hexSet';
import type { Met } from './useMeeting';

interface MetRowProps extends Met {
  readonly onLeaveOut: () => void;
}

/** A clue, whose disc leaves it out, and how many spaces it leaves with those before it. */
export function MetRow({ clue, seat, color, left, onLeaveOut, ...is }: MetRowProps) {
  const words = useTranslations('film');
  const name = useSeatName()(seat);
  const state = is.isLeftOut ? 'left-out' : is.isNow ? 'now' : is.isMet ? 'met' : 'to-come';
  return (
    <li className="met-row" data-state={state} aria-current={is.isNow ? 'step' : undefined}>
      <button
        type="button"
        data-printed
        aria-pressed={is.isLeftOut}
        aria-label={words('leaveOut', { name, clue: clue.short })}
        onClick={onLeaveOut}
      >
        <SeatDisc seat={seat.seat} color={color} className="size-[30px]" />
      </button>
      <div className="min-w-0 grow">
        <p>{clue.short}</p>
        <div aria-hidden="true" className="bar">
          {!is.isLeftOut && <div style={{ width: `${(100 * left.size) / HEX_COUNT}%` }} />}
        </div>
      </div>
      <span aria-hidden="true" className="left">
        {is.isMet ? left.size : '·'}
      </span>
      {is.isMet && <span className="sr-only">{words('left', { count: left.size })}</span>}
    </li>
  );
}
