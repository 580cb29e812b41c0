import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { MARKED } from '@/app/_words/clueMarks';
import type { SeatView } from '@/lib/game/views/views';
import { HEX_COUNT } from '@/lib/map/hexSet';

/** The uncovered clue, in letters as large as the screen allows, and how much of the map it lights. */
export function ClueSlip({ view, litCount }: { view: SeatView; litCount: number }) {
  const words = useTranslations('seat');
  const sentence = useTranslations('clues.sentence');
  const openings = [words('clueOpening'), words('clueOpeningNot')];
  const clues = view.clues.map(({ id }) => splitClue(sentence.markup(id, MARKED), openings));
  const [clue, ...more] = clues;
  return (
    <div className="slip rounded-card border-[1.5px] border-edge bg-sheet shadow-raised">
      {more.length === 0 && (
        <SeatDisc seat={view.seat} color={view.color} className="absolute top-1 right-2 size-8" />
      )}
      {clue && more.length === 0 && (
        <p className="sentence font-display font-semibold">
          <span className="block pr-12 font-sans text-base leading-snug font-normal text-soft">
            {markClue(clue.opening)}
          </span>
          {markClue(clue.rest)}
        </p>
      )}
      {more.length > 0 && (
        <ol className="sentences grow font-display font-semibold marker:tabular marker:text-soft">
          {clues.map(({ opening, rest }, place) => {
            const color = view.colors[place];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a clue is identified by its position.
              <li key={place}>
                {color && (
                  <SeatDisc seat={view.seat} color={color} className="float-right size-7 pl-1" />
                )}
                <span>
                  <span className="font-sans text-note font-normal text-soft">
                    {markClue(opening)}
                  </span>
                  {markClue(rest)}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <p className="flex items-center gap-3 border-t border-rule pt-2 text-note">
        <LitSign />
        {words('lit', { count: litCount, all: HEX_COUNT })}
      </p>
    </div>
  );
}

/** Splits marked text: plain parts are unchanged, marked ones become "key>standing stone". */
const MARKS = /<\/\w+>|</;

/** The underline of each mark. It does not skip descenders, so that a negation is not overlooked. */
const LINES: Readonly<Record<string, string>> = {
  key: 'decoration-lamp decoration-[.14em] underline-offset-[.17em] print:decoration-current',
  not: 'font-bold decoration-double decoration-[.08em] underline-offset-[.14em]',
};

export const markClue = (sentence: string): ReactNode =>
  sentence.split(MARKS).map((part, place) => {
    const [mark = '', words] = part.split('>');
    if (words === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position.
      <span key={place} className={`underline [text-decoration-skip-ink:none] ${LINES[mark]}`}>
        {words}
      </span>
    );
  });

/** A small icon for the lit spaces. */
export const LitSign = () => (
  <span
    aria-hidden="true"
    className="h-4 w-6 shrink-0 rounded-tag border-[3px] border-lamp outline-[1.5px] outline-lamp-case"
  />
);

interface ClueParts {
  /** The words that the language's clues have in common, such as "The habitat is"; may be empty. */
  readonly opening: string;
  readonly rest: string;
}

/** Splits off a clue's common opening, so that the distinctive part can be set larger. */
export function splitClue(sentence: string, openings: readonly string[]): ClueParts {
  const opening = openings.find(each => sentence.startsWith(each)) ?? '';
  return { opening, rest: sentence.slice(opening.length) };
}
