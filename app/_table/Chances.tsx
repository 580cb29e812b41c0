import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { FairnessView } from '@/lib/game/fairnessView';
import { evennessOfChances } from '@/lib/simulation/evenness';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

/** How even the seats were: the word for it goes by the figures below it. For one clue a seat. */
export function Chances({ clues }: Pick<FairnessView, 'clues'>) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const seatName = useSeatName();
  const seats = useTable(state => state.view.seats);
  const chances = clues.flatMap(({ chance }) => (chance === null ? [] : Math.round(100 * chance)));
  if (chances.length < clues.length) return null;
  return (
    <div className="grid gap-2">
      <p className="text-note text-soft">{words(`evenness.${evennessOfChances(chances)}`)}</p>
      <ul aria-label={ending('chances')} className="flex flex-wrap gap-x-4 gap-y-2">
        {seats.map((seat, index) => (
          <li key={seat.seat} className="flex items-center gap-2">
            <SeatDisc seat={seat.seat} color={seat.color} className="size-7" />
            <span className="sr-only">{seatName(seat)}</span>
            {ending('chance', { chance: (chances[index] ?? 0) / 100 })}
          </li>
        ))}
      </ul>
    </div>
  );
}
