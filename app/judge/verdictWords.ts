import { listWords } from '@/app/_ui/listWords';
import { BAND } from '@/lib/clues/clueHexes';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import type { ClueVerdict, Verdict } from '@/lib/solver/judge';

/** The judge's word on a card. */
export interface VerdictWords {
  readonly kind: 'news' | 'warning' | 'trouble';
  readonly title: string;
  readonly text: string;
}

/** As many clues as the smallest game has; with fewer, a card is not finished. */
const FEWEST_CLUES = 3;
/** More spaces than this are counted, not named. */
const MOST_NAMED = 6;
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** What is wrong first; `stated` is the habitat that the card names. */
export function verdictWords(verdict: Verdict, stated?: Hex): VerdictWords {
  const { habitats, clues } = verdict;
  const [habitat, ...others] = habitats;
  if (habitat === undefined) {
    return {
      kind: 'trouble',
      title: 'No space fits',
      text: 'The clues contradict each other. Look for a wrong tile or a misprint.',
    };
  }
  if (others.length > 0) return severalFit(habitats, clues.length);
  const name = formatHex(habitat);
  if (stated !== undefined && stated !== habitat) {
    return {
      kind: 'trouble',
      title: `${name} fits, not ${formatHex(stated)}`,
      text: 'The clues leave another space than the card names.',
    };
  }
  return faultOf(clues, name) ?? fairWords(verdict, name);
}

/** "43 spaces · needed" */
export function clueNote({ covers, positiveCovers, inBand, needed }: ClueVerdict): string {
  const size = inBand
    ? undefined
    : positiveCovers < BAND.least
      ? 'too narrow to be dealt'
      : 'too wide to be dealt';
  return [`${covers} spaces`, needed ? 'needed' : 'not needed', size]
    .filter(words => words !== undefined)
    .join(' · ');
}

function severalFit(habitats: readonly Hex[], clueCount: number): VerdictWords {
  const count = habitats.length;
  const title =
    count <= MOST_NAMED
      ? `${NUMBERS[count]} spaces fit: ${listWords(habitats.map(formatHex))}`
      : `${count} spaces fit`;
  return clueCount < FEWEST_CLUES
    ? { kind: 'warning', title, text: 'Add the card’s other clues.' }
    : {
        kind: 'trouble',
        title,
        text: 'A fair card leaves one. Look for a wrong tile, a misprint or a missing clue.',
      };
}

function faultOf(clues: readonly ClueVerdict[], habitat: string): VerdictWords | undefined {
  const idle = numbersWhere(clues, clue => !clue.needed);
  if (idle.length > 0) {
    return {
      kind: 'warning',
      title: `${clueNumbers(idle)} not needed`,
      text: `${habitat} alone fits, but it would without ${idle.length === 1 ? 'that clue' : 'any one of them'} too. A fair card needs every clue.`,
    };
  }
  const outside = numbersWhere(clues, clue => !clue.inBand);
  if (outside.length === 0) return undefined;
  return {
    kind: 'warning',
    title: `${clueNumbers(outside)} out of band`,
    text: `${habitat} alone fits. But a fair clue, said without “not”, covers ${BAND.least} to ${BAND.most} spaces of the map.`,
  };
}

function fairWords({ fair, clues }: Verdict, habitat: string): VerdictWords {
  if (fair && clues.length >= FEWEST_CLUES) {
    return {
      kind: 'news',
      title: 'This card is fair',
      text: `${habitat} alone fits, and every clue is needed.`,
    };
  }
  return {
    kind: 'warning',
    title: `Only ${habitat} fits`,
    text: 'Every clue is needed. But a game has three clues at least.',
  };
}

const numbersWhere = (
  clues: readonly ClueVerdict[],
  holds: (clue: ClueVerdict) => boolean,
): readonly number[] => clues.flatMap((clue, index) => (holds(clue) ? [index + 1] : []));

/** "Clues 1 and 3 are" */
const clueNumbers = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Clue ${numbers[0]} is` : `Clues ${listWords(numbers.map(String))} are`;
