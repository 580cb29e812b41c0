import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';

interface TickProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that may be wished for, or not. */
export function Tick({ label, note, checked, disabled = false, onChange }: TickProps) {
  const noteId = useId();
  return (
    <label className="flex min-h-12 items-start gap-3 py-1 has-disabled:opacity-70 forced-colors:px-3 forced-colors:py-2">
      <span className="tick-box">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-describedby={noteId}
          onChange={event => onChange(event.target.checked)}
        />
        <Icon name="check" className="size-4.5" />
      </span>
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={noteId} className="block text-note text-soft">
          {note}
        </span>
      </span>
    </label>
  );
}
