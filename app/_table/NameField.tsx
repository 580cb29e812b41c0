'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { LONGEST_NAME, parseName } from '@/lib/game/playerName';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A player's name. What the table would refuse is said while it is typed; none at all will do. */
export function NameField({ value, onChange }: NameFieldProps) {
  const words = useTranslations('ui');
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
          autoComplete="given-name"
          enterKeyHint="done"
          aria-invalid={trouble !== undefined}
          aria-describedby={troubleId}
          className="min-h-14 w-full rounded-field border-[1.5px] border-edge bg-page px-4 text-lead aria-invalid:border-danger"
        />
      </label>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
    </div>
  );
}
