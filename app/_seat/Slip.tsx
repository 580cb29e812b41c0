import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LitSign } from './LitSign';
import { partClue } from './partClue';

interface SlipProps {
  /** One sentence, or two in the game for two. */
  readonly clues: readonly string[];
  /** How much of the map is lit. */
  readonly count: string;
  /** Writes a text; otherwise as it is. */
  readonly ink?: (text: string) => ReactNode;
  /** What answers for the clue in that place, where there are two. */
  readonly mark?: (place: number) => ReactNode;
  readonly children?: ReactNode;
}

/** A slip of paper with a clue on it: letters as large as the screen has room for. */
export function Slip({ clues, count, ink = text => text, mark, children }: SlipProps) {
  const words = useTranslations('seat');
  const openings = [words('clueOpening'), words('clueOpeningNot')];
  const [clue, ...more] = clues.map(each => partClue(each, openings));
  return (
    <div className="slip rounded-card border-[1.5px] border-edge bg-sheet shadow-raised">
      {children}
      {clue && more.length === 0 && (
        <p className="sentence grow font-display font-semibold wrap-break-word">
          <span className="block pr-12 font-sans text-base leading-snug font-normal text-soft">
            {ink(clue.opening)}
          </span>
          {ink(clue.rest)}
        </p>
      )}
      {clue && more.length > 0 && (
        <ol className="sentences grow font-display font-semibold wrap-break-word marker:tabular marker:text-soft">
          {[clue, ...more].map(({ opening, rest }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a clue is known by its place.
            <li key={place}>
              <span className="float-right size-7 pl-1">{mark?.(place)}</span>
              <span>
                <span className="font-sans text-note font-normal text-soft">{ink(opening)}</span>
                {ink(rest)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="flex items-center gap-3 border-t border-rule pt-2 text-note">
        <LitSign />
        {ink(count)}
      </p>
    </div>
  );
}
