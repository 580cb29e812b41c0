import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulateGame } from '../simulation/simulatedGame';
import { entered, named } from '../testing/entered';
import { allOfficialGames } from '../testing/official';
import type { BoardAction, RecordedAction } from './boardActions';
import { interpretActions, interpretRecord } from './interpretRecord';
import { resumableSearch } from './resumableSearch';

const put = (owner: number, hex: number, kind: 'disc' | 'cube') =>
  ({ type: 'place', owner, hex, kind }) as const;
const fix = (owner: number, hex: number) =>
  ({ type: 'fix', owner, hex, kind: 'disc', to: 107 }) as const;
const SHARED = [0, 1, 2, 3, 4, 5].map(hex => put(hex % 3, hex, 'cube'));
/** Player 0 searches space 40 and player 1 answers with a cube. */
const CUT = [...SHARED, put(0, 40, 'disc'), put(1, 40, 'cube')];
const PAID = [...CUT, put(0, 50, 'cube')];
const SEARCH = { player: 0, hex: 40 };
const offered = (...actions: readonly RecordedAction[]) => {
  const record = named(actions);
  return resumableSearch(record, interpretRecord(record, 3));
};
const entryOfCube = named(CUT).at(-1)?.id ?? '';

describe('a search that a cube cut short can be resumed', () => {
  test('once the cube is fixed or removed, whether it was paid for or not', () => {
    expect(offered(...CUT, fix(1, 40))).toEqual(SEARCH);
    expect(offered(...PAID, fix(1, 40))).toEqual(SEARCH);
    expect(offered(...PAID, { type: 'remove', entry: entryOfCube })).toEqual(SEARCH);
  });

  test('not before, nor while another cube is there', () => {
    expect(offered(...CUT)).toBeUndefined();
    expect(offered(...PAID, fix(0, 0))).toBeUndefined();
    expect(offered(...PAID, put(2, 40, 'cube'), fix(1, 40))).toBeUndefined();
  });

  test('even turns later, but not after a further question or search', () => {
    const turns = [...PAID, put(2, 60, 'disc'), put(0, 61, 'disc')];
    expect(offered(...turns, fix(1, 40))).toEqual(SEARCH);
    expect(offered(...turns, fix(1, 40), { type: 'skip' })).toEqual(SEARCH);
    expect(offered(...turns, fix(1, 40), put(1, 62, 'disc'))).toBeUndefined();
    expect(offered(...PAID, put(1, 60, 'disc'), fix(1, 40))).toBeUndefined();
  });

  test('once, and again if a second wrong cube cuts it short', () => {
    const resumed = [...PAID, fix(1, 40), { type: 'resume', ...SEARCH }] as const;
    expect(offered(...resumed)).toBeUndefined();
    const secondFix = { type: 'fix', owner: 2, hex: 40, kind: 'disc', to: 106 } as const;
    expect(offered(...resumed, put(2, 40, 'cube'))).toBeUndefined();
    expect(offered(...resumed, put(2, 40, 'cube'), secondFix)).toEqual(SEARCH);
  });

  test('not while it is under way', () => {
    expect(offered(...CUT, { type: 'remove', entry: entryOfCube })).toBeUndefined();
  });
});

/** A simulated game with a disc `at` which a wrong cube is entered first, as the answer to `search`. */
const mistaken = fc
  .record({
    deal: fc.constantFrom(...allOfficialGames),
    seed: fc.string(),
    which: fc.nat(),
    isPaid: fc.boolean(),
  })
  .map(({ deal, seed, which, isPaid }) => {
    const { actions } = simulateGame(deal, seed);
    const players = deal.clues.length as 3 | 4 | 5;
    const { steps } = interpretActions(actions, players);
    const answers = steps.flatMap(({ kind }, at) => {
      const action = actions[at];
      return kind === 'answer' && action?.type === 'place' && action.kind === 'disc' ? [at] : [];
    });
    const at = answers[which % answers.length] ?? 0;
    return { players, actions, at, search: steps[at], isPaid };
  });

test('once its wrong cube is fixed, a search continues as if there had been none', () => {
  fc.assert(
    fc.property(mistaken, ({ players, actions, at, search, isPaid }) => {
      const right = actions[at];
      const { player, searched: hex } = search ?? {};
      if (right?.type !== 'place' || player === undefined || hex === undefined) return;
      const taken = new Set(actions.flatMap(each => ('owner' in each ? [each.hex] : [])));
      const [to = -1, paid = -1] = Array.from({ length: 108 }, (_, space) => space).filter(
        space => !taken.has(space),
      );
      const mistake: readonly BoardAction[] = [
        { ...right, kind: 'cube' },
        ...(isPaid ? [put(player, paid, 'cube')] : []),
        { ...right, type: 'fix', to },
      ];
      const before = actions.slice(0, at);
      const resume = { type: 'resume', player, hex } as const;
      const cut = named([...before, ...mistake]);
      expect(resumableSearch(cut, interpretRecord(cut, players))).toEqual({ player, hex });
      for (let length = at + 1; length <= actions.length; length++) {
        const rest = actions.slice(at + 1, length);
        const withMistake = interpretActions([...before, ...mistake, resume, ...rest], players);
        const whole = interpretActions([...before, right, ...rest], players);
        expect([withMistake.turn, withMistake.nextStep]).toEqual([whole.turn, whole.nextStep]);
        expect(withMistake.objections).toEqual(whole.objections);
        expect(withMistake.steps.slice(at + mistake.length + 1)).toEqual(whole.steps.slice(at + 1));
      }
    }),
    { numRuns: 60 },
  );
});

test('in any record, a search that can be resumed has an open space, and is the next step once resumed', () => {
  fc.assert(
    fc.property(entered, ({ count, actions }) => {
      const interpreted = interpretRecord(actions, count);
      const search = resumableSearch(actions, interpreted);
      if (search === undefined) return;
      const resumed = named([...actions, { type: 'resume', ...search }]);
      const after = interpretRecord(resumed, count);
      expect(interpreted.board.isOpen(search.hex)).toBe(true);
      expect(after.nextStep).toMatchObject({ player: search.player, hex: search.hex });
      expect(['own-disc', 'answer', 'found']).toContain(after.nextStep.kind);
      expect(resumableSearch(resumed, after)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
