'use client';

import { useTranslations } from 'use-intl';
import { Answer } from '@/app/_ui/Answer';
import { SEAT_COLORS, type SeatColor } from '@/lib/data/terms';
import type { SeatSummary } from '@/lib/game/views';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

interface ColorChoiceProps {
  readonly seat: SeatSummary;
  readonly seats: readonly SeatSummary[];
  readonly value: SeatColor;
  readonly onChange: (color: SeatColor) => void;
}

/** The five colours as this seat's piece. A colour that somebody sits on shows whose it is. */
export function ColorChoice({ seat, seats, value, onChange }: ColorChoiceProps) {
  const words = useTranslations('ui');
  const seatName = useSeatName();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{words('yourColor')}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {SEAT_COLORS.map(color => {
          const holder = seats.find(
            each => each.seat !== seat.seat && each.claimed && each.color === color,
          );
          return (
            <Answer
              key={color}
              name="color"
              checked={color === value}
              disabled={holder !== undefined}
              onChoose={() => onChange(color)}
              shape="card"
              className="grid min-h-14 place-items-center rounded-field"
            >
              <SeatDisc
                seat={(holder ?? seat).seat}
                color={color}
                className={`size-11 ${holder ? 'opacity-35' : ''}`}
              />
              <span className="sr-only">
                {holder
                  ? words(`takenColor.${color}`, { name: seatName(holder) })
                  : words(`color.${color}`)}
              </span>
            </Answer>
          );
        })}
      </div>
    </fieldset>
  );
}
