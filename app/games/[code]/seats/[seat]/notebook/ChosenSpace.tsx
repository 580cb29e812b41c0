import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hexWords } from '@/app/_map/words';
import { ClueLine } from '@/app/_notebook/ClueLine';
import { MarkGlyph } from '@/app/_notebook/NotebookMap';
import { MARKS, type Mark, MOST_NOTE_LETTERS, type Note } from '@/app/_notebook/notebook';
import { Button } from '@/app/_ui/Button';
import { RadioOption } from '@/app/_ui/Choice';
import { TimeOfDay } from '@/app/_ui/TimeOfDay';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

interface ChosenSpaceProps {
  readonly space: Hex;
  readonly map: GameMap;
  readonly note: Note | undefined;
  readonly onNote: (text: string) => void;
}

/** The chosen space in words, and the note written on it. */
export function ChosenSpace({ space, map, note, onNote }: ChosenSpaceProps) {
  const words = useTranslations('notebook');
  const mapMessages = useTranslations('map');
  const [isWriting, setWriting] = useState(false);
  const name = formatHex(space);
  if (isWriting) {
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
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed to write.
          autoFocus
          name="note"
          aria-label={words('noteOn', { space: name })}
          placeholder={words('noteOn', { space: name })}
          defaultValue={note?.text}
          maxLength={MOST_NOTE_LETTERS}
          autoComplete="off"
          className="note-field"
        />
        <Button type="submit">{words('save')}</Button>
      </form>
    );
  }
  return (
    <ClueLine
      title={`${name} · ${hexWords(mapMessages, map, space)}`}
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
        kind="quiet"
        disabled={value === undefined}
        onClick={() => onChange(undefined)}
        className="text-base"
      >
        {words('rubOut')}
      </Button>
    </fieldset>
  );
}
