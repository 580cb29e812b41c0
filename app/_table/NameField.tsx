'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldTrouble } from '@/app/_ui/FieldTrouble';
import { LONGEST_NAME } from '@/lib/game/playerName';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** Why the name was refused. It stays, to be mended. */
  readonly trouble: string | undefined;
}

export function NameField({ value, onChange, trouble }: NameFieldProps) {
  const words = useTranslations('ui');
  const troubleId = useId();
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-semibold text-soft">{words('yourName')}</span>
        <input
          name="name"
          value={value}
          onChange={event => onChange(event.target.value)}
          // In UTF-16 units: room for names whose characters are made of several. Which are too long is for
          // `parseName` to say, which counts characters as people do, and code points.
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
