'use client';

import { useTranslations } from 'use-intl';
import { Answer } from '@/app/_ui/Answer';
import type { SeatColor } from '@/lib/data/terms';
import { SeatDisc } from './SeatDisc';

interface ColorChoiceProps {
  /** Which of a seat's colours it is, in words, and as the control's name. */
  readonly legend: string;
  readonly name: string;
  readonly seat: number;
  /** Those that can be had. */
  readonly colors: readonly SeatColor[];
  readonly value: SeatColor;
  readonly onChange: (color: SeatColor) => void;
}

/** The colours that nobody sits on, as this seat's piece. */
export function ColorChoice({ legend, name, seat, colors, value, onChange }: ColorChoiceProps) {
  const words = useTranslations('ui');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{legend}</legend>
      <div className="grid grid-cols-5 gap-1.5">
        {colors.map(color => (
          <Answer
            key={color}
            name={name}
            checked={color === value}
            onChoose={() => onChange(color)}
            shape="card"
            className="grid min-h-14 place-items-center rounded-field"
          >
            <SeatDisc seat={seat} color={color} className="size-11" />
            <span className="sr-only">{words(`color.${color}`)}</span>
          </Answer>
        ))}
      </div>
    </fieldset>
  );
}
