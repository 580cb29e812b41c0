import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Presence } from '@/app/_table/Presence';
import { SeatDiscs } from '@/app/_table/SeatDiscs';
import { useSeatName } from '@/app/_table/seatName';

/** Who sits at the table, for whoever joins them on the seat that is not told. */
export function AlreadyHere({ but }: { but: number }) {
  const words = useTranslations('sit');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const here = seats.filter(({ seat, claimed }) => claimed && seat !== but);
  return (
    <section aria-label={words('alreadyHere')} className="grid content-start gap-2">
      <h2 className="font-semibold text-soft">{words('alreadyHere')}</h2>
      {here.length === 0 ? (
        <p>{words('firstHere')}</p>
      ) : (
        <ul className="seats">
          {here.map(seat => (
            <li key={seat.seat} className="seat-card border-rule bg-sheet">
              <SeatDiscs seat={seat} className="size-9" smaller="size-7" />
              <span className="min-w-0 leading-tight">
                <span className="block font-semibold wrap-anywhere">{seatName(seat)}</span>
                <span className="block text-note leading-tight text-soft">
                  <Presence seat={seat} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
