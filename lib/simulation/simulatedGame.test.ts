import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clueHexes } from '../clues/clueHexes';
import { boardOf } from '../play/boardActions';
import { interpretActions } from '../play/interpretRecord';
import { allOfficialGames } from '../testing/official';
import { simulateGame } from './simulatedGame';

const game = fc.record({ deal: fc.constantFrom(...allOfficialGames), seed: fc.string() });
const countOf = ({ clues }: { readonly clues: readonly unknown[] }) => clues.length as 3 | 4 | 5;

test('a recorded simulated game is followed to its end, and every piece is true to its clue', () => {
  fc.assert(
    fc.property(game, ({ deal, seed }) => {
      const { actions, winner, turns } = simulateGame(deal, seed);
      const { nextStep, turn, steps } = interpretActions(actions, countOf(deal));
      expect({ nextStep, turn }).toEqual({
        nextStep: { kind: 'found', player: winner, hex: deal.habitat },
        turn: turns,
      });
      expect(steps.flatMap(({ objections }) => objections)).toEqual([]);
      const allows = deal.clues.map(clue => clueHexes(clue, deal.map));
      for (const { owner, hex, kind } of boardOf(actions).pieces) {
        expect(allows[owner]?.has(hex)).toBe(kind === 'disc');
      }
    }),
    { numRuns: 40 },
  );
});

test('a missing cube or disc of a search is reported, and the turn is right in the end', () => {
  fc.assert(
    fc.property(game, fc.nat(), ({ deal, seed }, by) => {
      const { actions } = simulateGame(deal, seed);
      const players = countOf(deal);
      const whole = interpretActions(actions, players);
      const kindOf = (index: number) => whole.steps[index]?.kind;
      /** Whether a record makes sense without a disc: a question, or a search that the next entry still shows. */
      function leavesNoTrace(index: number): boolean {
        const next = actions[index + 1];
        const isCube = next?.type === 'place' && next.kind === 'cube';
        if (kindOf(index) === 'question') return true;
        return kindOf(index) === 'search' && (kindOf(index + 1) === 'own-disc' || isCube);
      }
      // Not the first cube, which determines the starter; nor the last pieces, as no later entry shows what is missing.
      const traced = actions.flatMap((action, index) =>
        action.type === 'place' &&
        index > 0 &&
        index < actions.length - 2 * players &&
        (action.kind === 'cube' || !leavesNoTrace(index))
          ? [index]
          : [],
      );
      const omitted = traced[by % traced.length];
      if (omitted === undefined) return;
      const { turn, player, steps } = interpretActions(actions.toSpliced(omitted, 1), players);
      expect(steps.flatMap(({ objections }) => objections)).not.toEqual([]);
      // Without the searcher's disc, two answers may be read as two questions until a later search, which is too late.
      if (kindOf(omitted) === 'search' || kindOf(omitted) === 'own-disc') return;
      expect({ turn, player }).toEqual({ turn: whole.turn, player: whole.player });
    }),
    { numRuns: 40 },
  );
});
