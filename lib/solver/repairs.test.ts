import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Clue, formatClue, parseClue } from '../clues/clue';
import { parseMapCode } from '../map/mapCode';
import { allOfficialGames } from '../testing/official';
import { judge } from './judge';
import { type Change, repairsOf } from './repairs';

const games = allOfficialGames.slice(0, 40);
const anyGame = fc.constantFrom(...games);

test('each change leaves a fair card, on the stated habitat if there is one', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(4), fc.boolean(), ({ map, clues, habitat }, gone, isStated) => {
      const broken = clues.filter((_, index) => index !== gone % clues.length);
      const stated = isStated ? habitat : undefined;
      for (const repair of repairsOf(map, broken, stated)) {
        const read = parseMapCode(repair.mapCode);
        const fixed = repair.clues.map(id => parseClue(id)).filter(clue => clue !== undefined);
        if (!read.ok) throw new Error(read.error);
        const verdict = judge(read.value, fixed);
        expect(verdict.fair).toBe(true);
        expect(verdict.habitats).toEqual([repair.habitat]);
        if (stated !== undefined) expect(repair.habitat).toBe(stated);
      }
    }),
    { numRuns: 15 },
  );
});

/** Official cards with one animal or kind of structure misread. */
const misread = games.flatMap(({ map, clues, habitat }) =>
  clues.flatMap((clue, index) => {
    const wrong = otherTarget(clue);
    const card = wrong && clues.with(index, wrong);
    return card && !judge(map, card).fair ? [{ map, card, habitat, index, clue }] : [];
  }),
);

test('a misread clue is among the changes', () => {
  expect(misread.length).toBeGreaterThan(20);
  for (const { map, card, habitat, index, clue } of misread) {
    const wanted: Change = { kind: 'target', index, clue: formatClue(clue) };
    expect(repairsOf(map, card, habitat).map(({ change }) => change)).toContainEqual(wanted);
  }
});

test('likelier mistakes come first', () => {
  const order: readonly Change['kind'][] = ['target', 'tile', 'structure', 'sign'];
  const seen = new Set<Change['kind']>();
  for (const { map, card } of misread) {
    const kinds = repairsOf(map, card, undefined).map(({ change }) => change.kind);
    for (const kind of kinds) seen.add(kind);
    const places = kinds.map(kind => order.indexOf(kind));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
  expect([...seen]).toEqual(expect.arrayContaining(['target', 'tile', 'structure']));
});

/** The clue with another animal, if it has one. */
function otherTarget(clue: Clue): Clue | undefined {
  if (clue.kind !== 'within' || clue.distance !== 2) return undefined;
  const of = { bear: 'cougar', cougar: 'bear', 'standing-stone': 'shack', shack: 'standing-stone' };
  return parseClue(formatClue(clue).replace(clue.of, of[clue.of]));
}
