import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import type { EveningGame } from '@/lib/game/eveningView';

/** How often each seat has found the habitat, who found most first. */
export function Finds({ games }: { games: readonly EveningGame[] }) {
  const words = useTranslations('evening');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const finds = seats
    .map(seat => ({ seat, count: games.filter(({ finder }) => finder?.seat === seat.seat).length }))
    .toSorted((one, other) => other.count - one.count);
  return (
    <section aria-label={words('foundSoFar')} className="grid gap-2">
      <h2 className="font-semibold text-soft">{words('foundSoFar')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {finds.map(({ seat, count }) => (
          <li key={seat.seat} className="flex items-center gap-2">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-[38px]" />
            <span aria-hidden="true" className="tabular text-lead">
              {count}
            </span>
            <span className="sr-only">{words('finds', { name: seatName(seat), count })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
