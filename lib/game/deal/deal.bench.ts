import { bench, describe } from 'vitest';
import { CLUE_COUNTS, MODES, PLAYER_COUNTS } from '../../data/terms';
import { LENGTHS } from '../../simulation/length';
import { deal } from './deal';

/**
 * One iteration is one deal with its own seed: the cost varies with the number of maps drawn before one offers enough
 * habitats.
 */
describe('a whole deal', () => {
  for (const mode of MODES) {
    for (const players of PLAYER_COUNTS) {
      const seeds = countSeeds();
      bench(`${mode} for ${players}`, () => void deal({ mode, players }, seeds()), {
        iterations: 400,
        time: 0,
      });
    }
  }
});

describe('a deal of a wished length with its simulated games', () => {
  for (const mode of MODES) {
    for (const players of CLUE_COUNTS) {
      for (const length of LENGTHS) {
        const seeds = countSeeds();
        bench(
          `${mode} for ${players}, ${length}`,
          () => void deal({ mode, players, length }, seeds()),
          { iterations: 40, warmupIterations: 2, time: 0 },
        );
      }
    }
  }
});

function countSeeds(): () => string {
  let dealt = 0;
  return () => `bench ${dealt++}`;
}
