import { createTranslator } from 'use-intl';
import { type AnswerWords, explanationText } from '@/app/_seat/AnswerSlips';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { en } from '@/app/_words/words';
import { type Clue, formatClue } from '@/lib/clues/clue';
import type { ClueExplanation } from '@/lib/clues/explainClue';
import type { Hint } from '@/lib/clues/hints';
import type { Hex } from '@/lib/map/hexSet';

/** The English texts of clues and hints. */

export const clueText = (clue: Clue): string => withoutMarks(en.clues.sentence[formatClue(clue)]);

/** The short form for lists. */
export const clueShort = (clue: Clue): string => en.clues.short[formatClue(clue)];

export const hintText = (hint: Hint): string => en.hints[hint];

export const whyText = (why: ClueExplanation, hex: Hex): string =>
  withoutMarks(explanationText(CHECK, why, hex));

const CHECK = createTranslator({
  locale: 'en',
  messages: { check: en.check },
  namespace: 'check',
}) as unknown as AnswerWords;
