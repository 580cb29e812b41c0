'use client';

import { type ReactNode, useId } from 'react';
import { FieldTrouble } from './FieldTrouble';

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly note: ReactNode;
  /** What is wrong with the text. It stays, to be mended. */
  readonly trouble?: string | undefined;
  readonly maxLength: number;
}

/** A line of text that is no language: no capitals, corrections or suggestions of the phone's. */
export function TextField(props: TextFieldProps) {
  const { label, name, value, onChange, note, trouble, maxLength } = props;
  const noteId = useId();
  const troubleId = useId();
  return (
    <div className="grid gap-2">
      <label className="grid gap-2">
        <span className="font-semibold text-soft">{label}</span>
        <input
          name={name}
          value={value}
          onChange={event => onChange(event.target.value)}
          maxLength={maxLength}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={trouble !== undefined}
          aria-describedby={`${troubleId} ${noteId}`}
          className="tabular min-h-14 w-full rounded-field border-[1.5px] border-edge bg-sheet px-4 text-lead aria-invalid:border-danger"
        />
      </label>
      <FieldTrouble id={troubleId}>{trouble}</FieldTrouble>
      <p id={noteId} className="text-note text-soft empty:hidden">
        {trouble === undefined && note}
      </p>
    </div>
  );
}
