import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { UNMARKED } from '@/app/_words/clueMarks';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { blankClue } from './partClue';

/** Spare width: a slightly shorter clue may wrap onto more lines. */
const TO_SPARE = ' eeeeee';

/** The longest clue in the page's language, blanked. Slip and envelope reserve its space from the start. */
export function useLongestClue(): string {
  const sentence = useTranslations('clues.sentence');
  const words = useTranslations('seat');
  return useMemo(() => {
    const openings = [words('clueOpening'), words('clueOpeningNot')];
    const blanks = ALL_CLUES.map(clue =>
      blankClue(sentence.markup(formatClue(clue), UNMARKED), openings),
    );
    return blanks.reduce((most, each) => (each.length > most.length ? each : most)) + TO_SPARE;
  }, [sentence, words]);
}
