import type { ReactNode } from 'react';

/** Parts a sentence into plain words, a mark's name, the words it marks, plain words, and so on. */
const MARKS = /<(key|not)>(.*?)<\/\1>/;

/** What the clue is about lies in the lamp's light; that it is denied must not be overlooked. */
const LINES: Readonly<Record<string, string>> = {
  key: 'underline decoration-lamp decoration-[.12em] underline-offset-[.16em]',
  not: 'underline decoration-ink decoration-double decoration-[.08em] underline-offset-[.12em]',
};

/** A clue's sentence, its marked words underlined. */
export const markClue = (sentence: string): ReactNode =>
  sentence.split(MARKS).map((words, place, parts) => {
    if (place % 3 === 0) return words;
    return (
      place % 3 === 2 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place.
        <span key={place} className={LINES[parts[place - 1] ?? '']}>
          {words}
        </span>
      )
    );
  });
