import fc from 'fast-check';
import { cluesOf, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import { HINTS } from '../clues/hints';
import type { Mode, PlayerCount } from '../data/terms';
import { deal } from '../game/deal/deal';
import { cluesInPlay, type Game, habitatOf, mapOf, modeOf } from '../game/game';
import { intersection } from '../map/hexSet';
import { CALLED, mode, players } from './arbitraries';
import { newGame } from './newGame';

/** Games that differ only in their secrets, so their responses must be the same. */

/** The same table with another clue of one owner, and thus another habitat; `undefined` if there is no such clue. */
export function twinOf(game: Game, which: number): Game | undefined {
  const owner = which % game.clues.length;
  const map = mapOf(game);
  const others = cluesInPlay(game).filter((_, index) => index !== owner);
  const left = intersection(others.map(clue => clueHexes(clue, map)));
  const fits = cluesOf(modeOf(game)).filter(clue => {
    const hexes = intersection([left, clueHexes(clue, map)]);
    return hexes.single !== undefined && hexes.single !== habitatOf(game);
  });
  const clue = fits[which % Math.max(1, fits.length)];
  return clue && { ...game, clues: game.clues.with(owner, formatClue(clue)) };
}

export type Pair = readonly [Game, Game];

const deals = new Map<string, Game>();

/**
 * A dealt game, and a twin with other secrets, among them the clue of one owner. The same game twice if it has no twin,
 * or if `CALLED` is one of their habitats, since calling it would reveal that.
 */
export function pairOf(ofMode: Mode, count: PlayerCount, seed: string, which: number): Pair {
  const key = `${ofMode} ${count} ${seed}`;
  const grade = { length: 'short', evenness: 'even', early: ['length'] } as const;
  const fields = { seed: 'one', grade, hard: count > 2 ? count : null };
  const one =
    deals.get(key) ?? newGame('KRWNQT', deal({ mode: ofMode, players: count }, seed), fields);
  deals.set(key, one);
  const two = twinOf(one, which);
  if (two === undefined || [one, two].some(each => habitatOf(each) === CALLED)) return [one, one];
  const hint = HINTS.find(other => other !== one.hint) ?? one.hint;
  const lopsided = { ...grade, evenness: 'clearly-lopsided' } as const;
  return [one, { ...two, hint, seed: 'two', grade: lopsided, earlierSets: ['another set'] }];
}

/** Twins that differ in the clue of owner `which`, modulo the number of clues. */
export const twins = fc
  .record({ ofMode: mode, count: players, seed: fc.nat(20), which: fc.nat() })
  .map(({ ofMode, count, seed, which }) => ({
    pair: pairOf(ofMode, count, `twins ${seed}`, which),
    which,
  }))
  .filter(({ pair: [one, two] }) => one !== two);
