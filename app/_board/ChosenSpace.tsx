import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { RadioOption } from '@/app/_ui/Choice';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { ClueLine } from './ClueLine';
import { MarkGlyph } from './MarkGlyph';
import { MARKS, MAX_NOTE_LETTERS, type Mark, type Note } from './notebook';

interface SpaceNoteProps {
  readonly space: Hex;
  readonly note: Note | undefined;
  readonly onNote: (text: string) => void;
}

/** The note on the chosen space. */
export function SpaceNote({ space, note, onNote }: SpaceNoteProps) {
  const words = useTranslations('notebook');
  const [isWriting, setWriting] = useState(false);
  if (isWriting) {
    const label = words('noteOn', { space: formatHex(space) });
    return (
      <form
        className="clue-line"
        onSubmit={event => {
          event.preventDefault();
          onNote(String(new FormData(event.currentTarget).get('note') ?? ''));
          setWriting(false);
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
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
  return (
    <ClueLine
      title={null}
      note={
        note && (
          <>
            {note.text} <TimeOfDay at={note.at} />
          </>
        )
      }
    >
      <Button onClick={() => setWriting(true)}>{words('note')}</Button>
    </ClueLine>
  );
}

interface MarkChoiceProps {
  readonly space: Hex;
  readonly value: Mark | undefined;
  readonly onChange: (mark: Mark | undefined) => void;
}

/** Pencil marks for a space, and an eraser. */
export function MarkChoice({ space, value, onChange }: MarkChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="mark-choice">
      <legend className="sr-only">{words('markOn', { space: formatHex(space) })}</legend>
      {MARKS.map(mark => (
        <RadioOption
          key={mark}
          name="mark"
          checked={mark === value}
          onChoose={() => onChange(mark)}
          shape="card"
          className="mark-card"
        >
          <span className="sr-only">{words(`mark.${mark}`)}</span>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <MarkGlyph mark={mark} />
          </svg>
        </RadioOption>
      ))}
      <Button
        kind="word"
        disabled={value === undefined}
        onClick={() => onChange(undefined)}
        className="text-base"
      >
        {words('rubOut')}
      </Button>
    </fieldset>
  );
}
