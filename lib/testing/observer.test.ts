import { describe, expect, test } from 'vitest';
import { MODES, PLAYER_COUNTS } from '../data/terms';
import { deal } from '../game/deal/deal';
import { gradeDeal } from '../game/deal/grade';
import { tableView } from '../game/views/tableView';
import { createRandom } from '../random';
import { newGame } from './newGame';
import { isCertain } from './observer';

/**
 * Number of deals of each kind; `OBSERVED_DEALS=200 npm test -- observer` checks more, in some minutes.
 */
const DEALS = Number(process.env.OBSERVED_DEALS ?? 4);
const MINUTES_PER_DEAL = 0.1;

describe(`somebody who computes, before a hint, in ${DEALS} deals of each kind`, () => {
  const certain = { seats: 0, withWords: 0, withoutWords: 0 };

  for (const mode of MODES) {
    for (const players of PLAYER_COUNTS) {
      const kind = `${mode} for ${players}`;
      test(
        `${kind}: what all may know never gives the habitat away`,
        () => {
          for (let seed = 0; seed < DEALS; seed++) {
            const dealt = deal({ mode, players }, `observed ${seed}`);
            const told = wordsTold(dealt);
            const random = createRandom(kind, `${seed}`);
            expect(isCertain(dealt, { told }, random), `seed ${seed}`).toBe(false);
            for (let seat = 0; seat < players; seat++) {
              const isSure = isCertain(dealt, { told: {}, seat }, random);
              certain.seats++;
              if (isSure) certain.withoutWords++;
              if (isSure || isCertain(dealt, { told, seat }, random)) certain.withWords++;
            }
          }
        },
        DEALS * MINUTES_PER_DEAL * 60_000,
      );
    }
  }

  test('with a clue of their own, words make hardly anybody certain who was not', () => {
    const { seats, withWords, withoutWords } = certain;
    expect(withWords - withoutWords, JSON.stringify(certain)).toBeLessThanOrEqual(seats / 100);
  });
});

/** The length and evenness that the table's view shows before the end. */
function wordsTold(dealt: ReturnType<typeof deal>) {
  const game = newGame('KRWNQT', dealt, { grade: gradeDeal(dealt) });
  return tableView(game, { device: undefined, presence: new Map(), now: 0 }).grade ?? {};
}
