import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHex } from '../map/grid';
import { formatHex } from '../map/hexName';
import { type Hex, HexSet } from '../map/hexSet';
import { type ClueOnMap, cluesOnMap } from '../solver/clueLists';
import { deduce } from '../solver/deduce';
import examples from '../testing/puzzle-examples.json';
import { after, type Beside, type Deduction, explain, lightIn, type Progress } from './explain';
import { findMistake, hint, refute } from './guide';
import { aloneIn, besides, blindTries, lightOf, pairingsOf } from './light';
import { type OpenPuzzle, parsePuzzle } from './lists';
import { makePuzzle } from './makePuzzle';
import { GRADES, PLAYERS } from './puzzle';

const opened = (text: string): OpenPuzzle => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** A step in the notation of the examples. */
function described(step: Deduction) {
  if (step.idea === 'last-light') return { idea: step.idea, space: formatHex(step.space) };
  if (step.idea !== 'piece') return step;
  const { owner, kind, hex } = step.piece;
  return {
    idea: step.idea,
    piece: `${owner + 1}${kind.charAt(0)}${formatHex(hex)}`,
    out: step.out.toSorted(),
  };
}

test.each(examples.filter(({ steps }) => steps !== undefined))(
  '$text is explained by the steps of the drawn example',
  ({ text, steps = [] }) => {
    const drawn = steps.map(({ out, ...step }) => ({
      ...step,
      ...(out && { out: out.toSorted() }),
    }));
    expect(explain(opened(text)).map(described)).toEqual(drawn);
  },
);

test.each(examples.filter(({ goesWith }) => goesWith !== undefined))(
  'in $text the clues distinguish only $habitat from every other space',
  ({ text, habitat, lit, pairings, pairingsWithOneSpace = 0, goesWith = {} }) => {
    const { free, struck } = opened(text);
    const spaces = [...lightOf(free, struck)].map(formatHex);
    expect(spaces).toHaveLength(lit);
    expect([...aloneIn(free, struck)].map(formatHex)).toEqual([habitat]);
    expect(spaces.filter(space => space !== habitat)).toEqual(Object.keys(goesWith));
    for (const [space, other] of Object.entries<string | undefined>(goesWith)) {
      const beside = [...besides(parseHex(space) ?? 0, free, struck)].map(formatHex);
      expect(beside, space).toContain(other);
    }
    expect(pairingsOf(free, struck)).toHaveLength(pairings ?? 0);
    expect(blindTries(free, struck)).toBe(((pairings ?? 0) + 1) / (pairingsWithOneSpace + 1));

    const steps = explain(opened(text));
    expect(new Set(steps.map(({ idea }) => idea))).toEqual(new Set(['alone', 'last-light']));
    // Each space is crossed out once.
    const gone = steps.flatMap(step => (step.idea === 'alone' ? step.spaces : []));
    expect(gone.map(formatHex).sort()).toEqual(Object.keys(goesWith).sort());
    // The largest groups come first.
    const sizes = steps.flatMap(step => (step.idea === 'alone' ? step.spaces.length : []));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  },
);

/** Progress without a mistake: some impossible clues are crossed out, and some spaces other than the habitat. */
const anyProgress = ({ start, possible, habitat }: OpenPuzzle): fc.Arbitrary<Progress> => {
  const out = start.flatMap((list, index) =>
    list.filter(clue => !possible[index]?.includes(clue)).map(clue => ({ index, clue })),
  );
  return fc
    .tuple(fc.subarray(out), fc.subarray([...HexSet.all].filter(hex => hex !== habitat)), fc.nat(3))
    .map(([struck, spaces, few]) => ({
      lists: start.map((list, index) =>
        list.filter(clue => !struck.some(each => each.index === index && each.clue === clue)),
      ),
      ruledOut: few === 0 ? HexSet.of(spaces) : HexSet.empty,
    }));
};

test('clues that allow the same lit spaces are tried once', () => {
  const [a, b, c] = cluesOnMap(opened(examples[0]?.text ?? '').map);
  if (!a || !b || !c) throw new Error('a map without clues');
  const clue = (like: ClueOnMap, spaces: readonly Hex[]) => ({ ...like, hexes: HexSet.of(spaces) });
  const lists = [[clue(a, [1, 2]), clue(b, [1, 2, 9])], [clue(c, [1, 2, 3])]];
  expect(pairingsOf(HexSet.of([1, 2, 3]), lists)).toHaveLength(2);
  expect(blindTries(HexSet.of([1, 2, 3]), lists)).toBe(2);
});

const puzzles = GRADES.flatMap(grade =>
  Array.from({ length: 12 }, (_, index) => makePuzzle(grade, `explained ${index}`)),
);
const anyPuzzle = fc.constantFrom(...puzzles);
const anyState = anyPuzzle.chain(puzzle => fc.tuple(fc.constant(puzzle), anyProgress(puzzle)));

/** All combinations of clues, and the spaces that each leaves. */
function choicesOf(own: ClueOnMap, lists: Progress['lists']) {
  let choices: { held: readonly ClueOnMap[]; left: readonly Hex[] }[] = [
    { held: [], left: [...own.hexes] },
  ];
  for (const list of lists)
    choices = choices.flatMap(({ held, left }) =>
      list
        .filter(clue => !held.includes(clue))
        .map(clue => ({ held: [...held, clue], left: left.filter(hex => clue.hexes.has(hex)) })),
    );
  return choices;
}

/** Whether every combination that leaves `space` also leaves `beside`, and the step quotes the right clues. */
function goesWith({ own }: OpenPuzzle, lists: Progress['lists'], pair: Beside): boolean {
  const { space, beside, clues } = pair;
  const allowing = (hex: Hex) =>
    lists.map(list => list.filter(({ hexes }) => hexes.has(hex)).map(({ id }) => id));
  expect(clues.map(each => each.space)).toEqual(allowing(space));
  expect(clues.map(each => each.beside)).toEqual(allowing(beside));
  return (
    space !== beside &&
    choicesOf(own, lists).every(({ left }) => !left.includes(space) || left.includes(beside))
  );
}

/** Whether a step follows from exactly what it quotes. */
function follows(puzzle: OpenPuzzle, { lists }: Progress, step: Deduction): boolean {
  const list = 'owner' in step ? (lists[step.owner - 1] ?? []) : [];
  const out = list.filter(({ id }) => 'out' in step && step.out.includes(id));
  switch (step.idea) {
    case 'piece':
      return (lists[step.piece.owner - 1] ?? [])
        .filter(({ id }) => step.out.includes(id))
        .every(({ hexes }) => hexes.has(step.piece.hex) !== (step.piece.kind === 'disc'));
    case 'not-twice':
      return lists[step.holder - 1]?.length === 1 && lists[step.holder - 1]?.[0] === out[0];
    case 'no-light':
      return out.every(clue => step.light.every(hex => !clue.hexes.has(hex)));
    case 'alone':
      // By brute force, none of the spaces is ever the only one left.
      return (
        goesWith(puzzle, lists, step) &&
        step.spaces.includes(step.space) &&
        choicesOf(puzzle.own, lists).every(
          ({ left: [first = -1, ...more] }) => more.length > 0 || !step.spaces.includes(first),
        )
      );
    case 'last-light':
      return step.light.length === 1 && step.light[0] === puzzle.habitat;
  }
}

describe('from any state of the lists', () => {
  test('each step follows from its reason, crosses out nothing possible, and the last one names the habitat', () => {
    fc.assert(
      fc.property(anyState, ([puzzle, progress]) => {
        const steps = explain(puzzle, progress);
        let now = progress;
        for (const step of steps) {
          expect([...lightIn(puzzle, now)]).toEqual(step.light);
          expect(follows(puzzle, now, step), step.idea).toBe(true);
          now = after(now, step);
          expect(findMistake(puzzle, now)).toBeUndefined();
        }
        expect(steps.at(-1)).toMatchObject({ idea: 'last-light', space: puzzle.habitat });
      }),
      { numRuns: 300 },
    );
  });

  test('a hint is the next step, or points out that a possible clue or the habitat is crossed out', () => {
    fc.assert(
      fc.property(anyState, fc.nat(), ([puzzle, progress], by) => {
        expect(hint(puzzle, progress)).toEqual({
          type: 'step',
          step: explain(puzzle, progress)[0],
        });
        const held = puzzle.possible.flatMap((list, index) =>
          list.map(clue => ({ clue, owner: index + 1 })),
        );
        const lost = held[by % held.length];
        const wrong = {
          ...progress,
          lists: progress.lists.map(list => list.filter(clue => clue !== lost?.clue)),
        };
        expect(hint(puzzle, wrong).type).toBe('mistake');
        const blind = {
          ...progress,
          ruledOut: progress.ruledOut.union(HexSet.of([puzzle.habitat])),
        };
        expect(hint(puzzle, blind)).toEqual({
          type: 'mistake',
          mistake: { space: puzzle.habitat },
        });
      }),
      { numRuns: 100 },
    );
  });
});

test('no step crosses out what the exact solver considers possible', () => {
  for (const opened of puzzles) {
    const { puzzle, map, habitat } = opened;
    if ('choices' in puzzle) continue;
    const known = [{ owner: 0, clue: puzzle.own }];
    const players = PLAYERS[puzzle.grade];
    const exact = deduce(map, { players, pieces: puzzle.pieces, known }, 'joint');
    if (!exact.ok) throw new Error(exact.error.code);
    expect(exact.value.habitats.map(({ hex }) => hex)).toEqual([habitat]);
    for (const step of explain(opened))
      if (step.idea === 'alone') expect(step.spaces).not.toContain(habitat);
  }
});

test('a wrong space is refuted by a true reason: for a lit one, another space that the same clues allow', () => {
  fc.assert(
    fc.property(anyPuzzle, fc.nat(107), (puzzle, space) => {
      const { own, all, struck, habitat } = puzzle;
      const why = refute(puzzle, space);
      if (space === habitat) {
        expect(why).toBeUndefined();
        return;
      }
      switch (why?.by) {
        case 'own-clue':
          expect(own.hexes.has(space)).toBe(false);
          break;
        case 'cube':
          expect(puzzle.puzzle.pieces).toContainEqual({ ...why.piece, hex: space, kind: 'cube' });
          break;
        case 'player': {
          const allowing = (all[why.owner - 1] ?? []).filter(({ hexes }) => hexes.has(space));
          expect(why.clues.map(({ clue }) => clue)).toEqual(allowing.map(({ id }) => id));
          for (const [index, { piece }] of why.clues.entries()) {
            expect(piece.owner).toBe(why.owner);
            expect(allowing[index]?.hexes.has(piece.hex)).toBe(piece.kind === 'cube');
          }
          break;
        }
        case 'alone':
          expect(why.space).toBe(space);
          expect(goesWith(puzzle, struck, why)).toBe(true);
          break;
        default:
          throw new Error(`${formatHex(space)} is refuted by nothing`);
      }
    }),
    { numRuns: 1000 },
  );
});
