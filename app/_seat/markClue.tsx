import type { ReactNode } from 'react';

/** Leaves plain words as they are, and of marked ones "key>standing stone". */
const MARKS = /<\/\w+>|</;

/** How each mark is underlined, unbroken below letters that hang low: a denial must not be overlooked. */
const LINES: Readonly<Record<string, string>> = {
  key: 'decoration-lamp decoration-[.14em] underline-offset-[.17em] print:decoration-current',
  not: 'font-bold decoration-double decoration-[.08em] underline-offset-[.14em]',
};

/** A clue's sentence, with its marked words underlined. */
export const markClue = (sentence: string): ReactNode =>
  sentence.split(MARKS).map((part, place) => {
    const [mark = '', words] = part.split('>');
    if (words === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place.
      <span key={place} className={`underline [text-decoration-skip-ink:none] ${LINES[mark]}`}>
        {words}
      </span>
    );
  });
