import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherKind, type Piece } from '../../board/pieces';
import { playerOf } from '../../board/players';
import { formatClue } from '../../clues/clue';
import { clueHexes } from '../../clues/clueHexes';
import { clueCount } from '../../data/terms';
import type { Hex } from '../../map/hexSet';
import { type BoardAction, boardOf } from '../../play/boardActions';
import { createDeducer } from '../../solver/deduce';
import { anyMap, hex, players, seed } from '../../testing/arbitraries';
import { type Deal, dealOn } from '../deal/deal';
import { computeFrame, type ReplayFrame, replayFacts } from './replayFacts';

const truth = ({ map, clues }: Deal, owner: number, at: Hex): Piece => ({
  owner,
  hex: at,
  kind: clues[owner] && clueHexes(clues[owner], map).has(at) ? 'disc' : 'cube',
});

/** A deal with true pieces, at most one of them wrong at first and fixed later. */
const recorded = fc
  .record({
    map: anyMap,
    players,
    seed,
    placed: fc.uniqueArray(fc.tuple(fc.nat({ max: 4 }), hex), {
      minLength: 1,
      maxLength: 6,
      selector: ([, at]) => at,
    }),
    wrong: fc.option(fc.tuple(fc.nat(), fc.nat()), { nil: undefined, freq: 2 }),
  })
  .map(({ map, players, seed, placed, wrong }) => {
    const dealt = dealOn(map, players, seed);
    if (dealt === undefined) return undefined;
    const pieces = placed.map(([any, at]) => truth(dealt, any % clueCount(players), at));
    const record: BoardAction[] = pieces.map(piece => ({ type: 'place', ...piece }));
    if (wrong === undefined) return { dealt, record, mistakes: [] };
    const at = wrong[0] % pieces.length;
    const piece = pieces[at] as Piece;
    record[at] = { type: 'place', ...piece, kind: otherKind(piece.kind) };
    const fixedAt = at + 1 + (wrong[1] % (pieces.length - at));
    record.splice(fixedAt, 0, { type: 'fix', ...piece, to: null });
    return { dealt, record, mistakes: [{ entry: fixedAt, placed: at }] };
  })
  .filter(game => game !== undefined);

function framesOf({ map, players, clues }: Deal, record: readonly BoardAction[]): ReplayFrame[] {
  const deduce = createDeducer(map);
  return Array.from({ length: record.length + 1 }, (_, entries) =>
    computeFrame(deduce, {
      players,
      known: clues.map((clue, owner) => ({ owner, clue: formatClue(clue) })),
      pieces: boardOf(record.slice(0, entries)).pieces,
    }),
  );
}

test('every viewpoint includes the true habitat, and players know at least as much as an observer without a clue', () => {
  fc.assert(
    fc.property(recorded, ({ dealt, record, mistakes }) => {
      const [mistake] = mistakes;
      framesOf(dealt, record).forEach(({ knowledge }, entries) => {
        expect(knowledge).toHaveLength(dealt.players + 1);
        if (mistake && entries > mistake.placed && entries <= mistake.entry) return;
        const [open, ...own] = knowledge;
        const hexes = open?.habitats.map(habitat => habitat.hex);
        expect(hexes).toContain(dealt.habitat);
        for (const viewpoint of own) {
          expect(hexes).toEqual(
            expect.arrayContaining(viewpoint?.habitats.map(habitat => habitat.hex) ?? [-1]),
          );
          expect(viewpoint?.habitats.map(habitat => habitat.hex)).toContain(dealt.habitat);
          const known = viewpoint?.clues.filter(count => count === 1).length;
          expect(known).toBeGreaterThanOrEqual(dealt.clues.length / dealt.players);
        }
        for (const viewpoint of knowledge) {
          const shares = viewpoint?.habitats.map(({ share }) => share) ?? [];
          expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        }
      });
    }),
    { numRuns: 4 },
  );
});

test('while a wrong piece is on the board, its owner sees a contradiction', () => {
  fc.assert(
    fc.property(
      recorded.filter(({ mistakes }) => mistakes.length > 0),
      ({ dealt, record, mistakes: [mistake] }) => {
        if (mistake === undefined) return;
        const wrong = record[mistake.placed];
        if (wrong?.type !== 'place') throw new Error('a piece was placed there');
        const player = playerOf(wrong.owner, dealt.players);
        framesOf(dealt, record).forEach(({ knowledge }, entries) => {
          const isOnBoard = entries > mistake.placed && entries <= mistake.entry;
          expect(knowledge[player + 1] === null).toBe(isOnBoard);
        });
      },
    ),
    { numRuns: 4 },
  );
});

test('the facts agree with the frames', () => {
  fc.assert(
    fc.property(recorded, ({ dealt, record, mistakes }) => {
      const { map, clues, habitat } = dealt;
      const frames = framesOf(dealt, record);
      const facts = replayFacts({ map, clues, habitat, record, frames });
      expect(facts.mistakes).toEqual(mistakes);
      expect(facts.unfixed).toEqual([]);

      facts.knownFrom.forEach((known, viewpoint) => {
        // Frames with a wrong piece on the board do not count.
        const isWrong = frames.map((_, entries) =>
          mistakes.some(({ placed, entry }) => entries > placed && entries <= entry),
        );
        const isKnown = frames.map(({ knowledge }, entries) => {
          const habitats = knowledge[viewpoint]?.habitats;
          return isWrong[entries] || (habitats?.length === 1 && habitats[0]?.hex === habitat);
        });
        const from = isKnown.findIndex(
          (_, entries) => !isWrong[entries] && isKnown.slice(entries).every(Boolean),
        );
        expect(known ?? -1).toBe(from);
      });

      const left = frames.map(({ knowledge }) => knowledge[0]?.habitats.length);
      const parts = record.flatMap((action, entry) => {
        const [before, after] = left.slice(entry);
        const isWrong = mistakes.some(({ placed }) => placed === entry);
        return action.type === 'place' && !isWrong && before && after ? [after / before] : [];
      });
      const { entry, before = 1, after = 1 } = facts.mostInformative ?? {};
      expect(after / before).toBe(Math.min(1, ...parts));
      if (entry !== undefined) expect(left.slice(entry, entry + 2)).toEqual([before, after]);
    }),
    { numRuns: 5 },
  );
});

test('a wrong piece that is never fixed is reported', () => {
  fc.assert(
    fc.property(
      recorded.filter(({ mistakes }) => mistakes.length > 0),
      ({ dealt, record, mistakes: [mistake] }) => {
        const { map, clues, habitat } = dealt;
        const [wrong] = record.slice(mistake?.placed);
        if (wrong?.type !== 'place') throw new Error('a piece was placed there');
        const unfixed = record.filter(({ type }) => type !== 'fix');
        const facts = replayFacts({ map, clues, habitat, record: unfixed, frames: [] });
        const { owner, hex, kind } = wrong;
        expect(facts.unfixed).toEqual([{ owner, hex, kind }]);
        expect(facts.mistakes).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
});
