import { describe, expect, test } from 'vitest';
import { MODES, PLAYER_COUNTS } from '../data/terms';
import { deal } from '../game/deal/deal';
import { gradeDeal } from '../game/deal/grade';
import { tableView } from '../game/views/tableView';
import { createRandom } from '../random';
import { newGame } from './newGame';
import { isCertain } from './observer';

/** Number of deals of each kind; `OBSERVED_DEALS=200 npm test -- observer` checks more, in some minutes. */
const DEALS = Number(process.env.OBSERVED_DEALS ?? 2);
const MINUTES_PER_DEAL = 1;

describe(`an observer with a computer, before a hint, in ${DEALS} deals of each kind`, () => {
  const certain = { seats: 0, withGrade: 0, withoutGrade: 0 };

  for (const mode of MODES) {
    for (const players of PLAYER_COUNTS) {
      const kind = `${mode} for ${players}`;
      test(
        `${kind}: public information never reveals the habitat`,
        () => {
          for (let seed = 0; seed < DEALS; seed++) {
            const dealt = deal({ mode, players }, `observed ${seed}`);
            const grade = gradeShown(dealt);
            const random = createRandom(kind, `${seed}`);
            expect(isCertain(dealt, { shown: grade }, random), `seed ${seed}`).toBe(false);
            for (let seat = 0; seat < players; seat++) {
              const isSure = isCertain(dealt, { shown: {}, seat }, random);
              certain.seats++;
              if (isSure) certain.withoutGrade++;
              if (isSure || isCertain(dealt, { shown: grade, seat }, random)) certain.withGrade++;
            }
          }
        },
        DEALS * MINUTES_PER_DEAL * 60_000,
      );
    }
  }

  test('the grade makes at most one seat in a hundred certain that was not certain from its clue alone', () => {
    const { seats, withGrade, withoutGrade } = certain;
    expect(withGrade - withoutGrade, JSON.stringify(certain)).toBeLessThanOrEqual(seats / 100);
  });
});

/** The length and evenness that the table's view shows before the end. */
function gradeShown(dealt: ReturnType<typeof deal>) {
  const game = newGame('KRWNQT', dealt, { grade: gradeDeal(dealt) });
  return tableView(game, { device: undefined, presence: new Map(), now: 0 }).grade ?? {};
}
