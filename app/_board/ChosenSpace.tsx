import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { MarkGlyph } from './MarkGlyph';
import { MARKS, MAX_NOTE_LETTERS, type Mark, type Note } from './notebook';

interface SpaceNoteProps {
  readonly space: Hex;
  readonly note: Note | undefined;
  /** Whether the note is being edited. */
  readonly isOpen: boolean;
  readonly onNote: (text: string) => void;
}

/** The note on the selected space, if there is one. */
export function SpaceNote({ space, note, isOpen, onNote }: SpaceNoteProps) {
  const words = useTranslations('notebook');
  const label = words('noteOn', { space: formatHex(space) });
  if (!isOpen)
    return (
      note && (
        <p className="wrap-anywhere">
          {note.text}{' '}
          <span className="text-note text-soft">
            <TimeOfDay at={note.at} />
          </span>
        </p>
      )
    );
  return (
    <form
      className="note-form"
      onSubmit={event => {
        event.preventDefault();
        onNote(String(new FormData(event.currentTarget).get('note') ?? ''));
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: a button opens it.
        autoFocus
        name="note"
        aria-label={label}
        placeholder={label}
        defaultValue={note?.text}
        maxLength={MAX_NOTE_LETTERS}
        autoComplete="off"
        className="note-field"
      />
      <Button type="submit">{words('save')}</Button>
    </form>
  );
}

interface MarkChoiceProps {
  readonly space: Hex;
  readonly value: Mark | undefined;
  readonly onChange: (mark: Mark | undefined) => void;
}

/** The marks for a space. Tapping the current one erases it. */
export function MarkChoice({ space, value, onChange }: MarkChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="mark-choice">
      <legend className="sr-only">{words('markOn', { space: formatHex(space) })}</legend>
      {MARKS.map(mark => (
        <button
          key={mark}
          type="button"
          aria-label={words(`mark.${mark}`)}
          aria-pressed={mark === value}
          onClick={() => onChange(mark === value ? undefined : mark)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <MarkGlyph mark={mark} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
