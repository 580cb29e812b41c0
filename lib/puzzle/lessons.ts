import type { ClueId } from '../clues/clue';
import { HexSet } from '../map/hexSet';
import { readStoredMap } from '../map/mapCode';
import { slotHexes } from '../map/setup';
import { cluesOnMap } from '../solver/clueLists';
import { type OpenPuzzle, openPuzzle } from './lists';
import { readPieces } from './puzzle';

/** The lessons in order: each is a small puzzle that needs one more idea. */
export const LESSONS = [
  'cube-and-disc',
  'own-space',
  'two-pieces',
  'last-light',
  'no-light',
  'alone',
  'negated',
] as const;
export type Lesson = (typeof LESSONS)[number];

/** The spaces of the one tile that a lesson shows: the upper left one. */
export const LESSON_TILE = HexSet.of(slotHexes(0));

/** A quick puzzle with one other player or two, and as many clues each as it needs. */
interface Example {
  /** Of the whole map. The other tiles are too far away to change which spaces of this tile the clues allow. */
  readonly mapCode: string;
  readonly own: ClueId;
  /** In the notation of a puzzle's text. */
  readonly pieces: string;
  readonly choices: readonly (readonly ClueId[])[];
}

const EXAMPLES: Readonly<Record<Lesson, Example>> = {
  'cube-and-disc': {
    mapCode: '495762848880826174',
    own: 'within-1-of-forest',
    pieces: '2-F22+A3',
    choices: [['on-water-or-swamp', 'on-forest-or-mountain', 'on-desert-or-mountain']],
  },
  'own-space': {
    mapCode: '7345C8757A6378677B',
    own: 'on-forest-or-desert',
    pieces: '2+E22-C3',
    choices: [['within-1-of-water', 'within-1-of-forest', 'within-1-of-swamp']],
  },
  'two-pieces': {
    mapCode: '69B847258168127074',
    own: 'on-water-or-mountain',
    pieces: '2+E22-C1',
    choices: [
      [
        'on-water-or-desert',
        'on-forest-or-swamp',
        'on-desert-or-swamp',
        'within-1-of-forest',
        'within-1-of-mountain',
        'within-1-of-swamp',
      ],
    ],
  },
  'last-light': {
    mapCode: 'BA97C2787182012475',
    own: 'on-water-or-mountain',
    pieces: '2-B22-C2',
    choices: [
      [
        'on-water-or-swamp',
        'on-forest-or-desert',
        'on-forest-or-mountain',
        'on-desert-or-swamp',
        'within-1-of-swamp',
        'within-3-of-green',
      ],
    ],
  },
  'no-light': {
    mapCode: 'C27B49592788148550',
    own: 'on-water-or-forest',
    pieces: '',
    choices: [
      ['on-water-or-desert', 'on-desert-or-mountain', 'on-mountain-or-swamp'],
      ['on-water-or-desert', 'within-1-of-forest'],
    ],
  },
  alone: {
    mapCode: '7948BC45798A00632A',
    own: 'on-desert-or-mountain',
    pieces: '',
    choices: [['within-1-of-forest', 'within-1-of-swamp']],
  },
  negated: {
    mapCode: '1B94260071666A7B841468',
    own: 'within-1-of-swamp',
    pieces: '2-B12+E1',
    choices: [
      [
        'on-desert-or-mountain',
        'on-desert-or-swamp',
        'not-on-water-or-swamp',
        'not-on-desert-or-mountain',
      ],
    ],
  },
};

/** A lesson as a puzzle in which only spaces of the tile can be lit. */
export function openLesson(lesson: Lesson): OpenPuzzle {
  const { mapCode, own, pieces, choices } = EXAMPLES[lesson];
  const map = readStoredMap(mapCode);
  const clues = cluesOnMap(map).map(clue => ({
    ...clue,
    hexes: clue.hexes.intersect(LESSON_TILE),
  }));
  const puzzle = { grade: 'quick', mapCode, own, pieces: readPieces(pieces), choices } as const;
  const opened = openPuzzle(puzzle, map, clues);
  if (!opened.ok) throw new Error(`the lesson ${lesson} has no answer: ${opened.error}`);
  return opened.value;
}
