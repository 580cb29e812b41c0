import { useTranslations } from 'use-intl';
import { MarkGlyph } from '@/app/_notebook/MarkGlyph';
import { MARKS, type Mark } from '@/app/_notebook/notebook';
import { Answer } from '@/app/_ui/Answer';
import { Button } from '@/app/_ui/Button';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

interface MarkChoiceProps {
  readonly space: Hex;
  readonly value: Mark | undefined;
  readonly onChange: (mark: Mark | undefined) => void;
}

/** A pencil's marks for a space, and the rubber. */
export function MarkChoice({ space, value, onChange }: MarkChoiceProps) {
  const words = useTranslations('notebook');
  return (
    <fieldset className="mark-choice">
      <legend className="sr-only">{words('markOn', { space: formatHex(space) })}</legend>
      {MARKS.map(mark => (
        <Answer
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
        </Answer>
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
