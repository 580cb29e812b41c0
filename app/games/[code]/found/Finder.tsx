import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import { Choice } from '@/app/_ui/Choice';
import { useInBrowser } from '@/app/_ui/inBrowser';

interface FinderProps {
  readonly value: number | undefined;
  readonly onChange: (seat: number) => void;
}

/** Whose find it is, on a phone that holds several seats. */
export function Finder({ value, onChange }: FinderProps) {
  const words = useTranslations('votes');
  const seatName = useSeatName();
  const { seats, you } = useTable(state => state.view);
  // What is tapped before this has come alive would be taken back when it does.
  const isAlive = useInBrowser();
  return (
    <fieldset disabled={!isAlive} className="contents">
      <Choice
        legend={words('whoFound')}
        name="finder"
        value={String(value)}
        onChange={seat => onChange(Number(seat))}
        options={seats
          .filter(({ seat }) => you.includes(seat))
          .map(seat => ({
            value: String(seat.seat),
            label: (
              <span className="grid justify-items-center text-note leading-tight wrap-anywhere">
                <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
                {seatName(seat)}
              </span>
            ),
          }))}
      />
    </fieldset>
  );
}
