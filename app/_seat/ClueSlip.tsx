import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import type { SaidSeat } from '@/app/_words/said';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { markClue } from './markClue';
import { Slip } from './Slip';

/** The clue, uncovered: its sentence, and how much of the map it lights. */
export function ClueSlip({ view, litCount }: { view: SaidSeat; litCount: number }) {
  const words = useTranslations('seat');
  const isForTwo = view.clues.length > 1;
  return (
    <Slip
      clues={view.clues.map(({ marked }) => marked)}
      ink={markClue}
      count={words('lit', { count: litCount, all: HEX_COUNT })}
      mark={place => {
        const color = view.colors[place];
        return isForTwo && color && <SeatDisc seat={view.seat} color={color} className="size-7" />;
      }}
    >
      {!isForTwo && (
        <SeatDisc seat={view.seat} color={view.color} className="absolute top-1 right-2 size-8" />
      )}
    </Slip>
  );
}
