import type { useFormatter, useTranslations } from 'use-intl';
import { BAND } from '@/lib/clues/clueHexes';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { ClueVerdict, Verdict } from '@/lib/solver/judge';

type Words = ReturnType<typeof useTranslations<'judge'>>;
type Format = Pick<ReturnType<typeof useFormatter>, 'list'>;

/** The verdict on a card, in words. */
export interface VerdictWords {
  /** `incomplete`: the card has too few clues for a verdict. */
  readonly kind: 'news' | 'incomplete' | 'warning' | 'trouble';
  readonly title: string;
  readonly text: string;
}

/** The number of clues in the smallest game. A card with fewer is incomplete. */
export const FEWEST_CLUES = 3;
/** Above this number, spaces are counted instead of listed. */
const MAX_NAMED = 6;

/** Describes the worst problem, if any. `stated` is the habitat named on the card. */
export function verdictWords(
  verdict: Verdict,
  stated: Hex | undefined,
  words: Words,
  format: Format,
): VerdictWords {
  const { habitats, clues } = verdict;
  const [habitat, ...others] = habitats;
  if (habitat === undefined) {
    return { kind: 'trouble', title: words('noneFits'), text: words('noneFitsNote') };
  }
  if (others.length > 0) return severalFit(verdict, words, format);
  const space = formatHex(habitat);
  if (stated !== undefined && stated !== habitat) {
    return {
      kind: 'trouble',
      title: words('otherFits', { space, stated: formatHex(stated) }),
      text: words('otherFitsNote'),
    };
  }
  return faultOf(clues, space, words, format) ?? fairWords(verdict, space, words);
}

/** "43 spaces · needed" */
export function clueNote(verdict: ClueVerdict, words: Words): string {
  const { covers, positiveCovers, inBand, needed } = verdict;
  return [
    words('covers', { count: covers }),
    words(needed ? 'needed' : 'notNeeded'),
    !inBand && words(positiveCovers < BAND.least ? 'tooNarrow' : 'tooWide'),
  ]
    .filter(note => note !== false)
    .join(' · ');
}

function severalFit({ habitats, clues }: Verdict, words: Words, format: Format): VerdictWords {
  const count = habitats.length;
  const spaces = listOf(habitats.map(formatHex), format);
  const title =
    count <= MAX_NAMED ? words('fewFit', { count, spaces }) : words('manyFit', { count });
  return clues.length < FEWEST_CLUES
    ? { kind: 'incomplete', title, text: words('addOthers') }
    : { kind: 'trouble', title, text: words('severalFitNote') };
}

function faultOf(
  clues: readonly ClueVerdict[],
  space: string,
  words: Words,
  format: Format,
): VerdictWords | undefined {
  const counted = (numbers: readonly string[]) => ({
    count: numbers.length,
    clues: listOf(numbers, format),
  });
  const idle = numbersWhere(clues, clue => !clue.needed);
  if (idle.length > 0) {
    return {
      kind: 'warning',
      title: words('idle', counted(idle)),
      text: words('idleNote', { count: idle.length, space }),
    };
  }
  const outOfBand = numbersWhere(clues, clue => !clue.inBand);
  if (outOfBand.length === 0) return undefined;
  return {
    kind: 'warning',
    title: words('outOfBand', counted(outOfBand)),
    text: words('outOfBandNote', {
      space,
      least: String(BAND.least),
      most: String(BAND.most),
    }),
  };
}

function fairWords({ fair, clues }: Verdict, space: string, words: Words): VerdictWords {
  return fair && clues.length >= FEWEST_CLUES
    ? { kind: 'news', title: words('fair'), text: words('fairNote', { space }) }
    : { kind: 'warning', title: words('onlyFits', { space }), text: words('onlyFitsNote') };
}

const numbersWhere = (
  clues: readonly ClueVerdict[],
  holds: (clue: ClueVerdict) => boolean,
): readonly string[] => clues.flatMap((clue, index) => (holds(clue) ? [String(index + 1)] : []));

const listOf = (items: readonly string[], format: Format): string =>
  format.list(items, { type: 'conjunction' });
