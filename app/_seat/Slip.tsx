import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
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
    <div className="relative flex h-full flex-col gap-2 rounded-card border-[1.5px] border-edge bg-sheet px-[min(1.25rem,5vw)] pt-4 pb-3 shadow-raised [@media(max-height:719px)]:pt-3 [@media(max-height:719px)]:pb-2">
      {children}
      {clue && more.length === 0 && (
        <p className="grow font-display text-[length:clamp(1rem,min(10vw-11px,3.3dvh),1.75rem)] leading-[1.2] font-semibold wrap-break-word">
          <span className="block pr-12 font-sans text-base leading-snug font-normal text-soft">
            {ink(clue.opening)}
          </span>
          {ink(clue.rest)}
        </p>
      )}
      {clue && more.length > 0 && (
        <ol className="grid grow list-decimal content-start gap-2 pl-[min(1.5rem,6vw)] font-display text-[length:clamp(0.90625rem,min(5.2vw,2.5dvh),1.3125rem)] leading-tight font-semibold wrap-break-word marker:tabular marker:text-soft">
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
        <span
          aria-hidden="true"
          className="h-4 w-6 shrink-0 rounded-tag border-[3px] border-lamp outline-[1.5px] outline-lamp-case"
        />
        {ink(count)}
      </p>
    </div>
  );
}
