import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHex } from '../map/hexName';
import { type Hex, HexSet } from '../map/hexSet';
import type { ClueOnMap } from '../solver/clueLists';
import { deduce } from '../solver/deduce';
import examples from '../testing/puzzle-examples.json';
import { after, explain, lightIn, type Progress, type Step, stepKey } from './explain';
import { findMistake, hint, refute } from './guide';
import { type OpenPuzzle, parsePuzzle } from './lists';
import { makePuzzle } from './makePuzzle';
import { GRADES, PLAYERS } from './puzzle';

const opened = (text: string): OpenPuzzle => {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** A step as the examples describe it. */
function described(step: Step) {
  const out = 'out' in step ? step.out : undefined;
  return {
    idea: step.idea,
    ...('piece' in step && {
      piece: `${step.piece.owner + 1}${step.piece.kind.charAt(0)}${formatHex(step.piece.hex)}`,
    }),
    ...('owner' in step && { seat: step.owner + 1 }),
    out: out && [...out].sort(),
    strikes: out?.length,
    ...('space' in step && { space: formatHex(step.space) }),
    looks: step.looks,
    ...('pairings' in step && { leaves: step.pairings.map(({ left }) => left).sort() }),
  };
}

test.each(examples)('$text is explained as it was drawn', ({ text, light, steps }) => {
  const puzzle = opened(text);
  const explained = explain(puzzle);
  expect(new Set(explained.map(stepKey)).size).toBe(explained.length);
  const lit = explained.map(step => step.light.length);
  // The last one names the space that is left, also where several were lit.
  expect(lit).toEqual(light.slice(0, explained.length));
  expect(explained).toHaveLength(steps.length);
  for (const [index, step] of explained.entries()) {
    const { leaves, out, ...drawn } = steps[index] as {
      leaves?: number[];
      out?: string[];
    };
    expect(described(step)).toMatchObject(drawn);
    if (out) expect(described(step).out).toEqual([...out].sort());
    // The drawing counts alike clues once or one by one.
    if (leaves) expect(new Set(described(step).leaves)).toEqual(new Set(leaves));
  }
});

/** Some clues struck that no deal can have, and some spaces that are not the habitat. */
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

const puzzles = GRADES.flatMap(grade =>
  Array.from({ length: 12 }, (_, index) => makePuzzle(grade, `explained ${index}`)),
);
const anyPuzzle = fc.constantFrom(...puzzles);
const anyState = anyPuzzle.chain(puzzle => fc.tuple(fc.constant(puzzle), anyProgress(puzzle)));

/** All choices of clues, one by one, without counting alike ones once. */
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

/** Whether a step follows from exactly what it quotes. */
function follows({ own, struck }: OpenPuzzle, { lists }: Progress, step: Step): boolean {
  const list = 'owner' in step ? (lists[step.owner - 1] ?? []) : [];
  const out = list.filter(({ id }) => 'out' in step && step.out.includes(id));
  const single = choicesOf(own, lists).filter(({ left }) => left.length === 1);
  switch (step.idea) {
    case 'piece':
      return (lists[step.piece.owner - 1] ?? [])
        .filter(({ id }) => step.out.includes(id))
        .every(({ hexes }) => hexes.has(step.piece.hex) !== (step.piece.kind === 'disc'));
    case 'not-twice':
      return lists[step.holder - 1]?.length === 1 && lists[step.holder - 1]?.[0] === out[0];
    case 'no-light':
      return out.every(clue => step.light.every(hex => !clue.hexes.has(hex)));
    case 'never-one':
      return single.every(({ held }) => !out.includes(held[step.owner - 1] as ClueOnMap));
    case 'never-alone':
      return single.every(({ left }) => left[0] !== step.space);
    case 'try':
      return single.every(({ left }) => left[0] === step.space) && single.length > 0;
    case 'last-light':
      return step.light.length === 1 && struck.length > 0;
  }
}

describe('from wherever the lists stand', () => {
  test('each step is true by what it quotes, strikes nothing that is possible, and the last one names the habitat', () => {
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
        const last = steps.at(-1);
        expect(last && 'space' in last && last.space).toBe(puzzle.habitat);
      }),
      { numRuns: 300 },
    );
  });

  test('a hint is the next step, or a mistake: a clue that may still be held, or the habitat', () => {
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

test('no step strikes what the exact solver holds possible', () => {
  for (const opened of puzzles) {
    const { puzzle, map, habitat } = opened;
    if (puzzle.grade === 'quick') continue;
    const known = [{ owner: 0, clue: puzzle.own }];
    const players = PLAYERS[puzzle.grade];
    const exact = deduce(map, { players, pieces: puzzle.pieces, known }, 'joint');
    if (!exact.ok) throw new Error(exact.error.code);
    expect(exact.value.habitats.map(({ hex }) => hex)).toEqual([habitat]);
    for (const step of explain(opened)) {
      if (!('out' in step)) continue;
      const owner = step.idea === 'piece' ? step.piece.owner : step.owner;
      const possible = exact.value.owners[owner]?.clues.map(({ id }) => id);
      for (const id of step.out) expect(possible).not.toContain(id);
    }
  }
});

test('a wrong space is refuted by what is true, and never by clues that leave one space', () => {
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
        case 'never-alone': {
          const choices = choicesOf(own, struck).filter(({ left }) => left.includes(space));
          expect(choices.length).toBeGreaterThanOrEqual(why.pairings.length);
          for (const { left } of [...why.pairings, ...choices])
            expect(left.length).toBeGreaterThan(1);
          break;
        }
        default:
          throw new Error(`${formatHex(space)} is refuted by nothing`);
      }
    }),
    { numRuns: 1000 },
  );
});
