import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../board/pieces';
import type { Position } from '../board/position';
import { ALL_CLUES, type Clue, type ClueId, cluesOf, formatClue, parseClue } from '../clues/clue';
import { clueHexes, isWithinBand } from '../clues/clueHexes';
import { trueHints } from '../clues/hints';
import { clueCount, type PlayerCount } from '../data/terms';
import { dealOn } from '../game/deal/deal';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { anyMap, gameMap, hex, players, seed } from '../testing/arbitraries';
import { deduceSlowly } from '../testing/deduceSlowly';
import { allOfficialGames, officialTwoPlayerGames } from '../testing/official';
import { createDeducer, type Deduction, deduce } from './deduce';
import { struckBy } from './struckBy';

interface Evidence extends Omit<Position, 'mapCode'> {
  readonly map: GameMap;
}

interface Table extends Evidence {
  /** The clues by owner. */
  readonly clues: readonly Clue[];
}

/** A dealt game with truthful pieces, and perhaps a hint and misses; the known clues are none or one player's. */
const tableOf = (
  map: fc.Arbitrary<GameMap>,
  count: fc.Arbitrary<PlayerCount> = players,
): fc.Arbitrary<Table> =>
  fc
    .record({
      map,
      players: count,
      seed,
      placed: fc.uniqueArray(fc.tuple(fc.nat({ max: 4 }), hex), {
        maxLength: 16,
        selector: String,
      }),
      self: fc.option(fc.nat({ max: 4 }), { nil: undefined }),
      hinted: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
      missed: fc.array(hex, { maxLength: 3 }),
    })
    .map(({ map, players, seed, placed, self, hinted, missed }) => {
      const dealt = dealOn(map, players, seed);
      if (dealt === undefined) return undefined;
      const { clues, habitat } = dealt;
      const hexes = clues.map(clue => clueHexes(clue, map));
      const pieces = placed.map(([any, hex]): Piece => {
        const owner = any % clues.length;
        return { owner, hex, kind: hexes[owner]?.has(hex) ? 'disc' : 'cube' };
      });
      const perPlayer = clues.length / players;
      const known = clues
        .map((clue, owner) => ({ owner, clue: formatClue(clue) }))
        .filter(
          ({ owner }) => self !== undefined && Math.floor(owner / perPlayer) === self % players,
        );
      const hints = trueHints(clues);
      const hint = hinted === undefined ? undefined : hints[hinted % hints.length];
      const misses = missed.filter(each => each !== habitat);
      return { map, players, clues, known, pieces, hint, misses };
    })
    .filter(table => table !== undefined);

const anyTable = tableOf(anyMap);

const namesOf = (clues: Deduction['owners'][number]['clues']) => clues.map(({ id }) => id);

/** Whether the hint, if there is one, is true of the clue. */
const isHinted = (clue: Clue, { hint }: Evidence): boolean =>
  hint === undefined || trueHints([clue]).includes(hint);

function deduced(evidence: Evidence, level: 'elimination' | 'joint'): Deduction {
  const found = deduce(evidence.map, evidence, level);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

describe('elimination', () => {
  test('lists exactly the clues that nothing on the board rules out', () => {
    fc.assert(
      fc.property(anyTable, ({ clues: _, ...evidence }) => {
        const { map, known, pieces, misses = [] } = evidence;
        const { owners, habitats } = deduced(evidence, 'elimination');
        const held = known.map(({ clue }) => clue);
        owners.forEach(({ clues }, owner) => {
          const theirs = pieces.filter(piece => piece.owner === owner);
          const own = known.find(each => each.owner === owner);
          const left = cluesOf(map.mode)
            .filter(clue =>
              own
                ? formatClue(clue) === own.clue
                : !held.includes(formatClue(clue)) && isHinted(clue, evidence),
            )
            .filter(clue => struckBy(map, theirs, clue) === undefined);
          expect(clues).toEqual(left.map(clue => ({ id: formatClue(clue) })));
        });
        const allows = (id: ClueId, hex: Hex) => {
          const clue = parseClue(id);
          return clue !== undefined && clueHexes(clue, map).has(hex);
        };
        const fits = HEXES.filter(
          hex =>
            !misses.includes(hex) &&
            owners.every(({ clues }) => clues.some(({ id }) => allows(id, hex))),
        );
        expect(habitats).toEqual(fits.map(hex => ({ hex })));
      }),
      { numRuns: 60 },
    );
  });

  test('a clue is ruled out by the first piece that contradicts it, or by the band', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom(...ALL_CLUES), ({ map, pieces }, clue) => {
        const allowed = clueHexes(clue, map);
        const wrong = pieces.findIndex(({ hex, kind }) => allowed.has(hex) !== (kind === 'disc'));
        const by = struckBy(map, pieces, clue);
        expect(by).toEqual(isWithinBand(clue, map) ? pieces[wrong] : 'band');
        if (by !== 'band')
          expect(struckBy(map, pieces.slice(0, Math.max(wrong, 0)), clue)).toBeUndefined();
      }),
    );
  });
});

describe('joint', () => {
  test.each([
    [2, 12],
    [3, 30],
    [4, 12],
    [5, 4],
  ] as const)(
    'for %i players, the shares are those that trying all sets in all orders finds',
    (count, numRuns) => {
      fc.assert(
        fc.property(tableOf(anyMap, fc.constant(count)), ({ clues: _, ...evidence }) => {
          const { owners, habitats } = deduced(evidence, 'joint');
          const slow = deduceSlowly(evidence.map, evidence);
          expect(habitats.map(({ hex }) => hex)).toEqual(
            [...slow.habitats.keys()].toSorted((a, b) => a - b),
          );
          for (const { hex, share } of habitats)
            expect(share).toBeCloseTo(slow.habitats.get(hex) ?? -1);
          owners.forEach(({ clues }, owner) => {
            const shares = slow.clues[owner];
            expect(new Set(namesOf(clues))).toEqual(new Set(shares?.keys()));
            for (const { id, share } of clues) expect(share).toBeCloseTo(shares?.get(id) ?? -1);
          });
        }),
        { numRuns },
      );
    },
  );

  test('the shares of the habitats and of each owner’s clues sum to 1', () => {
    fc.assert(
      fc.property(anyTable, evidence => {
        const { owners, habitats } = deduced(evidence, 'joint');
        for (const shares of [habitats, ...owners.map(({ clues }) => clues)]) {
          expect(shares.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('the true clues are never ruled out, and joint deduction allows nothing that elimination rules out', () => {
  fc.assert(
    fc.property(anyTable, table => {
      const eliminated = deduced(table, 'elimination');
      const joint = deduced(table, 'joint');
      table.clues.forEach((clue, owner) => {
        const likely = namesOf(joint.owners[owner]?.clues ?? []);
        expect(likely).toContain(formatClue(clue));
        expect(namesOf(eliminated.owners[owner]?.clues ?? [])).toEqual(
          expect.arrayContaining(likely),
        );
      });
      const allowed = eliminated.habitats.map(({ hex }) => hex);
      expect(allowed).toEqual(expect.arrayContaining(joint.habitats.map(({ hex }) => hex)));
    }),
    { numRuns: 60 },
  );
});

test('additional pieces never make more possible', () => {
  fc.assert(
    fc.property(anyTable, fc.constantFrom('elimination', 'joint'), (table, level) => {
      const after = createDeducer(table.map);
      let before: Deduction | undefined;
      table.pieces.forEach((_, count) => {
        const now = after({ ...table, pieces: table.pieces.slice(0, count) }, level);
        if (!now.ok) throw new Error(now.error().code);
        if (before !== undefined) {
          const previous = before;
          now.value.owners.forEach(({ clues }, owner) => {
            expect(namesOf(previous.owners[owner]?.clues ?? [])).toEqual(
              expect.arrayContaining(namesOf(clues)),
            );
          });
          expect(previous.habitats.map(({ hex }) => hex)).toEqual(
            expect.arrayContaining(now.value.habitats.map(({ hex }) => hex)),
          );
        }
        before = now.value;
      });
    }),
    { numRuns: 30 },
  );
});

describe('official games', () => {
  const games = [
    ...allOfficialGames.map(game => ({ ...game, players: game.clues.length as PlayerCount })),
    ...officialTwoPlayerGames.map(game => ({ ...game, players: 2 as const })),
  ];

  test.each([2, 3, 4, 5])(
    'of %i players: the true clues and habitat are possible, and certain once all clues are known',
    count => {
      const some = games
        .filter(({ players }) => players === count)
        .filter((_, at) => at % 20 === 0);
      expect(some.length).toBeGreaterThan(3);
      for (const { map, players, clues, habitat } of some) {
        const unknown = deduced({ map, players, known: [], pieces: [] }, 'joint');
        expect(unknown.habitats.map(({ hex }) => hex)).toContain(habitat);
        clues.forEach((clue, owner) => {
          expect(namesOf(unknown.owners[owner]?.clues ?? [])).toContain(formatClue(clue));
        });
        const own = clues.map((clue, owner) => ({ owner, clue: formatClue(clue) }));
        const known = deduced({ map, players, known: own, pieces: [] }, 'joint');
        expect(known.habitats).toEqual([{ hex: habitat, share: 1 }]);
        expect(known.owners).toEqual(
          clues.map(clue => ({ clues: [{ id: formatClue(clue), share: 1 }] })),
        );
      }
    },
  );
});

describe('pieces that cannot all be right', () => {
  const wrong = tableOf(anyMap).filter(({ pieces }) => pieces.length > 0);

  test('if an owner has no clue left, the error names the last of the pieces whose removal leaves the most', () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(wrong, fc.nat(), fc.boolean(), (table, any, ofOwn) => {
        const at = any % table.pieces.length;
        const pieces = table.pieces.map(
          (piece, index): Piece =>
            index === at ? { ...piece, kind: piece.kind === 'disc' ? 'cube' : 'disc' } : piece,
        );
        const found = deduce(table.map, { ...table, pieces }, ofOwn ? 'joint' : 'elimination');
        if (found.ok || found.error.code !== 'no-clue-left') return;
        const { owner, hex, left } = found.error;
        const known = table.known.find(each => each.owner === owner);
        const others = table.known.map(({ clue }) => clue);
        const leftWithout = (piece: Piece) =>
          (known
            ? [parseClue(known.clue)].filter(each => each !== undefined)
            : cluesOf(table.map.mode).filter(
                clue => !others.includes(formatClue(clue)) && isHinted(clue, table),
              )
          ).filter(
            clue =>
              struckBy(
                table.map,
                pieces.filter(each => each.owner === owner && each !== piece),
                clue,
              ) === undefined,
          ).length;
        const theirs = pieces.filter(piece => piece.owner === owner);
        const most = Math.max(...theirs.map(leftWithout));
        const last = theirs.findLast(piece => leftWithout(piece) === most);
        expect({ hex, left }).toEqual({ hex: last?.hex, left: most });
        counts.add(left ?? -1);
      }),
      { numRuns: 150 },
    );
    expect(counts.size).toBeGreaterThan(1);
  });

  test('if every owner has clues left but no fair set fits, the error names the piece whose removal leaves the most possible', () => {
    let checked = 0;
    fc.assert(
      fc.property(tableOf(gameMap('normal'), fc.constant(3)), fc.nat(), (table, any) => {
        const at = any % Math.max(1, table.pieces.length);
        const pieces = table.pieces.map(
          (piece, index): Piece =>
            index === at ? { ...piece, kind: piece.kind === 'disc' ? 'cube' : 'disc' } : piece,
        );
        const found = deduce(table.map, { ...table, pieces }, 'joint');
        if (found.ok || found.error.code !== 'no-fair-set') return;
        const { owner, hex, left } = found.error;
        const withoutAny = pieces.map(piece => ({
          piece,
          evidence: { ...table, pieces: pieces.filter(each => each !== piece) },
        }));
        const chances = withoutAny.map(
          ({ evidence }) => deduceSlowly(evidence.map, evidence).total,
        );
        const blamed = pieces.findIndex(piece => piece.owner === owner && piece.hex === hex);
        expect(chances[blamed]).toBeCloseTo(Math.max(...chances), 12);
        const evidence = withoutAny[blamed]?.evidence ?? table;
        expect(deduced(evidence, 'elimination').owners[owner ?? -1]?.clues).toHaveLength(
          left ?? -1,
        );
        checked++;
      }),
      { numRuns: 100 },
    );
    expect(checked).toBeGreaterThan(1);
  });

  test('with an own clue that no deal contains, no fair set fits and no piece is blamed', () => {
    fc.assert(
      fc.property(anyMap, players, (map, count) => {
        const clue = ALL_CLUES.find(each => !isWithinBand(each, map));
        if (clue === undefined) return;
        const evidence = {
          map,
          players: count,
          known: [{ owner: 0, clue: formatClue(clue) }],
          pieces: [],
        };
        expect(deduced(evidence, 'elimination').owners[0]?.clues).toEqual([
          { id: formatClue(clue) },
        ]);
        expect(deduce(map, evidence, 'joint')).toEqual({
          ok: false,
          error: { code: 'no-fair-set' },
        });
        expect(deduced(evidence, 'elimination').owners).toHaveLength(clueCount(count));
      }),
      { numRuns: 20 },
    );
  });
});
