import { type ReactNode, useId } from 'react';

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
    <label className="flex min-h-12 items-center gap-3 has-disabled:opacity-70">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-label={label}
        aria-describedby={noteId}
        onChange={event => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-accent"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={noteId} className="block text-note text-soft">
          {note}
        </span>
      </span>
    </label>
  );
}
