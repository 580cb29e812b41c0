import { useTranslations } from 'use-intl';
import type { SeatView } from '@/lib/game/views/views';

/** The values that give the longest texts in most languages. */
const FARTHEST = 9;
const SPACES = 'F4, G4';

/**
 * Reserves the same height whether the pieces are right or wrong, so that onlookers cannot tell which it is. Invisible
 * and hidden from screen readers.
 */
export function PiecesPlaceholder({ view: { clues } }: { readonly view: SeatView }) {
  const words = useTranslations('check');
  const short = useTranslations('clues.short');
  const plain = { key: (text: string) => text, b: (text: string) => text };
  const far = words('far', { steps: FARTHEST });
  const why = words.markup('why.either-animal', { steps: FARTHEST, far, ...plain });
  const near = words('near.banned', { distance: 1 });
  const fix = words.markup('note.fix.disc', plain);
  const nearest = words('nearest', { spaces: SPACES });
  return (
    <div aria-hidden="true" className="slip check-slip invisible">
      <div className="grow">
        <p className="title font-display font-semibold">
          <Blank text={words.markup('note.wrong.disc', { space: 'F4', ...plain })} />
        </p>
        <p>
          <Blank text={words('sentences', { first: why, second: near })} />
        </p>
        <p>
          <Blank text={words('sentences', { first: fix, second: nearest })} />
        </p>
        <p className="text-note">
          <Blank
            text={words('sentences', {
              first: words('note.onlyEntered'),
              second: words('note.secret'),
            })}
          />
        </p>
      </div>
      <p className="border-t pt-2 pl-9 text-note">
        <Blank text={clues.map(({ id }) => short(id)).join(' · ')} />
      </p>
    </div>
  );
}

/** Reserves the space of a text. CSS inserts the text, so that the page's own text does not contain it. */
export const Blank = ({ text }: { text: string }) => (
  <span
    aria-hidden="true"
    data-text={text}
    className="invisible before:content-[attr(data-text)]"
  />
);
