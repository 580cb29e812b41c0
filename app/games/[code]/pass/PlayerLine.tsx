import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_table/SeatDiscs';
import { useSeatName } from '@/app/_table/seatName';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { LONGEST_NAME, parseName } from '@/lib/game/playerName';
import type { SeatSummary } from '@/lib/game/views';

interface PlayerLineProps {
  readonly seat: SeatSummary;
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Asks for another colour. */
  readonly onBadge: () => void;
}

/** One line of a list of names: beside the colour that whoever is named plays, and may change. */
export function PlayerLine({ seat, value, onChange, onBadge }: PlayerLineProps) {
  const errors = useTranslations('errors');
  const nameless = useSeatName()({ seat: seat.seat, name: null });
  const words = useTranslations('seat');
  const troubleId = useId();
  const name = value.trim() === '' ? undefined : parseName(value);
  const trouble = name?.ok === false ? errors(name.error) : undefined;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={`${nameless}: ${words('badge')}`}
          aria-haspopup="dialog"
          onClick={onBadge}
          className="rounded-field"
        >
          <SeatDiscs seat={seat} className="size-11" smaller="size-11" />
        </button>
        <input
          aria-label={nameless}
          placeholder={nameless}
          value={value}
          onChange={event => onChange(event.target.value)}
          // In UTF-16 units: room for names whose characters are made of several.
          maxLength={4 * LONGEST_NAME}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="next"
          aria-invalid={trouble !== undefined}
          aria-describedby={troubleId}
          className="line-field"
        />
      </div>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}
