import { useTranslations } from 'use-intl';
import type { HeldContent } from './heldContent';

/** The values with the longest texts, in most languages. */
const FARTHEST = 9;
const SPACES = 'F4, G4';

interface CheckPlaceholderProps {
  readonly opened: HeldContent | undefined;
  /** The longest text that the small print can show for a clue. */
  readonly longestClue: string;
  readonly cluesEach: number;
}

/**
 * Reserves the space of an answer slip, so that holding shifts nothing. Invisible and hidden from screen readers.
 */
export function AnswerPlaceholder({ opened, longestClue, cluesEach }: CheckPlaceholderProps) {
  const words = useTranslations('check');
  const far = words('far', { steps: FARTHEST });
  const plain = { key: (text: string) => text };
  const why = words('sentences', {
    first: words.markup('why.either-animal', { steps: FARTHEST, far, ...plain }),
    second: words('near.banned', { distance: 1 }),
  });
  const clueIndexes = Array.from({ length: cluesEach }, (_, place) => place);
  return (
    <div aria-hidden="true" className="slip check-slip invisible">
      <div className="grow">
        {opened === 'pieces' ? (
          <>
            <p className="title font-display font-semibold">
              <Blank text={words.markup('note.wrong.disc', { space: 'F4', b: text => text })} />
            </p>
            <p>
              <Blank text={why} />
            </p>
            <p>
              <Blank
                text={words('sentences', {
                  first: words.markup('note.fix.disc', { b: text => text }),
                  second: words('nearest', { spaces: SPACES }),
                })}
              />
            </p>
            <p className="text-note">
              <Blank
                text={words('sentences', {
                  first: words('note.onlyEntered'),
                  second: words('note.secret'),
                })}
              />
            </p>
          </>
        ) : (
          clueIndexes.map(place => (
            <div key={place}>
              <p className="verdict font-display font-semibold">
                <svg viewBox="-10 -10 20 20" />
                <span className={opened === 'paying' ? 'many' : undefined}>
                  <Blank
                    text={
                      opened === 'paying'
                        ? words('pay', { count: 66 })
                        : words.markup('verdict.disc', { space: 'F4', b: text => text })
                    }
                  />
                </span>
              </p>
              <p>
                <Blank text={opened === 'paying' ? words('payNote') : why} />
              </p>
            </div>
          ))
        )}
      </div>
      <p className="border-t pt-2 pl-9 text-note">
        <Blank text={Array(cluesEach).fill(longestClue).join(' · ')} />
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
