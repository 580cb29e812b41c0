import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { UNMARKED } from '@/app/_words/clueMarks';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { blankClue } from './partClue';

/** Others that are hardly shorter may break their lines less luckily. */
const TO_SPARE = ' eeeeee';

/** The reader's longest clue, blanked: slip and envelope are given its room from the start. */
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
