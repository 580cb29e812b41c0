'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { LONGEST_NAME, parseName } from '@/lib/game/playerName';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Whose it is: without a name they are called by their number. */
  readonly seat: number;
}

/** A player's name. What the table would refuse is said while it is typed; none at all will do. */
export function NameField({ value, onChange, seat }: NameFieldProps) {
  const words = useTranslations('ui');
  const table = useTranslations('table');
  const errors = useTranslations('errors');
  const troubleId = useId();
  const name = value.trim() === '' ? undefined : parseName(value);
  const trouble = name?.ok === false ? errors(name.error) : undefined;
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-semibold text-soft">{words('yourName')}</span>
        <input
          name="name"
          value={value}
          onChange={event => onChange(event.target.value)}
          // In UTF-16 units: room for names whose characters are made of several, and to see what is too long.
          // `parseName` counts characters as people do.
          maxLength={4 * LONGEST_NAME}
          placeholder={table('player', { seat })}
          autoComplete="given-name"
          enterKeyHint="done"
          aria-invalid={trouble !== undefined}
          aria-describedby={troubleId}
          className="name-field text-lead placeholder:text-soft aria-invalid:border-danger"
        />
      </label>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}
