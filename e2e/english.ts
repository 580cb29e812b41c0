import { en } from '@/app/_words/en';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { type Clue, formatClue } from '@/lib/clues/clue';
import type { Hint } from '@/lib/solver/hints';

/** A clue and a hint as phones in English say them. */

export const clueText = (clue: Clue): string => withoutMarks(en.clues.sentence[formatClue(clue)]);

export const hintText = (hint: Hint): string => en.hints[hint];
