import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitCount } from '../map/hexSet';
import { clue } from '../testing/arbitraries';
import { allOfficialGames, officialTwoPlayerGames } from '../testing/official';
import { type Clue, formatClue, parseClue, SUBJECTS } from './clue';
import { hintChoices, leavesHint, trueHints } from './hints';

describe('official games', () => {
  const games = [...allOfficialGames, ...officialTwoPlayerGames];

  test('every hint is true', () => {
    expect(games.length).toBeGreaterThan(300);
    for (const { clues, hint } of games) expect(trueHints(clues)).toContain(hint);
  });

  test('every hint of the official companion app is one that we could give', () => {
    // The printed cards' hints do not follow `hintChoices`.
    for (const { clues, hint } of games.filter(game => game.source === 'web')) {
      expect(hintChoices(clues)).toContain(hint);
    }
  });

  test('three clues always leave a hint of the first kind', () => {
    for (const { clues } of games.filter(game => game.clues.length === 3)) {
      expect(hintChoices(clues)[0]).toMatch(/^hint_(not|terrain)/);
    }
  });
});

describe('the choices, worked out by hand', () => {
  test.each([
    [
      'an “on” clue and one of each distance leave only hints of the second kind',
      'on-water-or-forest within-1-of-desert within-2-of-bear within-3-of-blue',
      'hint_mountain hint_bone',
    ],
    [
      'a negated clue mentions its subject',
      'not-on-water-or-forest not-within-2-of-cougar within-3-of-green',
      'hint_not_1',
    ],
    [
      'either animal is a within-1 clue, and no terrain',
      'within-1-of-either-animal within-2-of-bear within-3-of-white',
      'hint_not_on_on hint_terrain',
    ],
    [
      'some sets have no true hint',
      'on-water-or-forest on-desert-or-mountain within-1-of-swamp within-2-of-bear within-3-of-white',
      '',
    ],
  ])('%s', (_, clues, choices) => {
    expect(hintChoices(read(clues)).join(' ')).toBe(choices);
  });
});

test('a hint stays true when a clue is removed or all clues are negated', () => {
  fc.assert(
    fc.property(fc.array(clue, { minLength: 1, maxLength: 5 }), clues => {
      for (const hint of trueHints(clues)) {
        expect(trueHints(clues.slice(1))).toContain(hint);
        expect(trueHints(clues.map(each => ({ ...each, negated: !each.negated })))).toContain(hint);
      }
    }),
  );
});

const read = (names: string): Clue[] =>
  names.split(' ').map(name => {
    const found = parseClue(name);
    if (found === undefined) throw new Error(name);
    return found;
  });

test('five subjects leave a hint exactly if their clues have a choice, whatever their signs', () => {
  let hintless = 0;
  for (let mask = 0; mask < 1 << SUBJECTS.length; mask++) {
    if (bitCount(mask) !== 5) continue;
    const clues = SUBJECTS.flatMap((subject, index) =>
      (mask >> index) & 1 ? [{ ...subject, negated: (mask & 1) === index % 2 }] : [],
    );
    const hasHint = hintChoices(clues).length > 0;
    if (leavesHint(mask) !== hasHint) expect.fail(clues.map(formatClue).join(' '));
    if (!hasHint) hintless++;
  }
  expect(hintless).toBeGreaterThan(0);
});
