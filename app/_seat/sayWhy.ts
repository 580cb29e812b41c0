import type { useTranslations } from 'use-intl';
import { MARKED } from '@/app/_words/clueMarks';
import { stepsOf, type Why } from '@/lib/clues/why';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';

export type CheckWords = ReturnType<typeof useTranslations<'check'>>;

/**
 * Why a clue allows a space or not: what is there or how far it is, and what would do: "Two spaces from the nearest
 * <key>swamp</key>. One would do."
 */
export function sayWhy(words: CheckWords, why: Why, hex: Hex): string {
  if (why.by === 'ground') {
    const first = words.markup(`ground.${why.terrain}`, { space: formatHex(hex), ...MARKED });
    return words('sentences', { first, second: words(`pair.${why.standing}`) });
  }
  const steps = stepsOf(why);
  const first = words.markup(`why.${why.of}`, { steps, far: words('far', { steps }), ...MARKED });
  return words('sentences', {
    first,
    second: words(`near.${why.standing}`, { distance: why.distance }),
  });
}
