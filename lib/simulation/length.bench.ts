import { bench, describe } from 'vitest';
import { CLUE_COUNTS, MODES } from '../data/terms';
import { officialGames } from '../testing/official';
import { STUDY_TURNS } from '../testing/study';
import { simulateTurns } from './length';
import { createLuck } from './luck';
import { Simulation } from './simulate';

/**
 * Compares our simulated players' mean turns on official deals with the study's, and measures the cost of 128 games.
 * The means are printed when the file is loaded; one benchmark iteration is one deal.
 */
const print = (line: string) => process.stdout.write(`${line}\n`);
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

print('\nmean turns, ours (the study’s)    careful         a quarter overlooked');

for (const mode of MODES) {
  for (const count of CLUE_COUNTS) {
    const games = officialGames(count).filter(
      ({ source, map }) => source === 'web' && map.mode === mode,
    );
    const turns = (overlook: number) =>
      mean(
        games.map((game, index) => {
          const simulation = new Simulation(game, createLuck(`study ${index}`), overlook);
          const play = (_: unknown, start: number) => simulation.play(start % count).turns;
          return mean(Array.from({ length: 128 }, play));
        }),
      );
    const [careful, overlooking] = STUDY_TURNS[mode][count];
    const row = [
      `${mode} for ${count}, ${games.length} deals`.padEnd(34),
      `${turns(0).toFixed(1)} (${careful})`.padEnd(16),
      `${turns(0.25).toFixed(1)} (${overlooking})`,
    ];
    print(row.join(''));
  }
}

describe('128 simulated games of one deal', () => {
  for (const mode of MODES) {
    for (const count of CLUE_COUNTS) {
      const game = officialGames(count).find(({ map }) => map.mode === mode);
      if (game !== undefined) {
        bench(`${mode} for ${count}`, () => void simulateTurns(game.map, game.clues));
      }
    }
  }
});
