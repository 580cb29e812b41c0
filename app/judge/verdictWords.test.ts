import { createFormatter, createTranslator } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { en } from '@/app/_words/words';
import { parseClue } from '@/lib/clues/clue';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { type ClueVerdict, judge, type Verdict } from '@/lib/solver/judge';
import { allOfficialGames } from '@/lib/testing/official';
import { clueNote, verdictWords } from './verdictWords';

const words = createTranslator({ locale: 'en', messages: en, namespace: 'judge' });
const format = createFormatter({ locale: 'en' });
/** The English verdict; `stated` is the habitat named on the card. */
const judged = (verdict: Verdict, stated?: Hex) => verdictWords(verdict, stated, words, format);

const GOOD: ClueVerdict = {
  clue: parseClue('within-1-of-water') ?? fail(),
  covers: 50,
  positiveCovers: 50,
  inBand: true,
  needed: true,
};
const IDLE = { ...GOOD, needed: false };
const WIDE = { ...GOOD, positiveCovers: 70, inBand: false };

test('every official card is fair with its own habitat, and faulty with any other', () => {
  for (const { map, clues, habitat } of allOfficialGames) {
    const verdict = judge(map, clues);
    expect(judged(verdict, habitat)).toMatchObject({
      kind: 'news',
      title: 'This card is fair',
    });
    const elsewhere = habitat === 0 ? 1 : 0;
    expect(judged(verdict, elsewhere).kind).toBe('trouble');
  }
});

describe('the worst problem comes first', () => {
  test.each([
    ['', [GOOD, GOOD, GOOD], 'trouble', 'No space fits'],
    ['A1 A7', [GOOD, IDLE, GOOD], 'trouble', 'Two spaces fit: A1 and A7'],
    ['A1 A7', [GOOD, GOOD], 'incomplete', 'Two spaces fit: A1 and A7'],
    ['A1 A2 A3 A4 A5 A6 A7', [GOOD], 'incomplete', '7 spaces fit'],
    ['A1', [GOOD, IDLE, WIDE], 'warning', 'Clue 2 is not needed'],
    ['A1', [IDLE, IDLE, GOOD], 'warning', 'Clues 1 and 2 are not needed'],
    ['A1', [GOOD, GOOD, WIDE], 'warning', 'Clue 3 allows too few or too many spaces'],
    ['A1', [GOOD, GOOD, GOOD], 'news', 'This card is fair'],
    ['A1', [GOOD, GOOD], 'warning', 'Only A1 fits'],
  ])('"%s" with %j', (fitting, clues, kind, title) => {
    const habitats = fitting.split(' ').flatMap(name => parseHex(name) ?? []);
    const fair = habitats.length === 1 && clues.every(clue => clue === GOOD);
    expect(judged({ habitats, clues, fair })).toMatchObject({ kind, title });
  });

  test('a card that names another space than its clues leave is wrong', () => {
    const verdict = { habitats: [parseHex('A1') ?? fail()], clues: [GOOD, GOOD, GOOD], fair: true };
    expect(judged(verdict, parseHex('D5')).title).toBe('A1 fits, not D5');
  });
});

test.each([
  [GOOD, '50 spaces · needed'],
  [IDLE, '50 spaces · not needed'],
  [WIDE, '50 spaces · needed · allows too many spaces'],
  [{ ...WIDE, positiveCovers: 20 }, '50 spaces · needed · allows too few spaces'],
])('%#: each clue has a note', (clue, note) => {
  expect(clueNote(clue, words)).toBe(note);
});

function fail(): never {
  throw new Error('no such clue or space');
}
