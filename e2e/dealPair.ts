import { expect } from 'playwright/test';
import { formatClue } from '@/lib/clues/clue';
import { type Deal, type DealOptions, deal, dealOn } from '@/lib/game/deal/deal';
import { gradeDeal } from '@/lib/game/deal/grade';
import { formatGameCode } from '@/lib/game/gameCode';
import { tableView } from '@/lib/game/views/tableView';
import { formatMapCode } from '@/lib/map/mapCode';
import { newGame } from '@/lib/testing/newGame';
import type { Received } from './recorder';

/** Two games that must be indistinguishable from what players receive. */
export interface DealPair {
  readonly mapCode: string;
  readonly seeds: readonly [string, string];
  readonly deals: readonly [Deal, Deal];
}

/**
 * A map and two seeds whose deals on it share no clue in any seat, no habitat and no hint, but have the same
 * length and evenness, which the table may know, and the same player starts.
 */
export function dealPair(options: DealOptions): DealPair {
  const { mode: _, players, ...wishes } = options;
  for (let tried = 0; ; tried++) {
    const { map } = deal(options, `map ${tried}`);
    const first = dealOn(map, players, 'first', wishes);
    for (let other = 0; first !== undefined && other < 20; other++) {
      const seeds = ['first', `other-${other}`] as const;
      const second = dealOn(map, players, seeds[1], wishes);
      if (second === undefined || !areDifferent(first, second)) continue;
      if (publicFacts(first, seeds[0]) !== publicFacts(second, seeds[1])) continue;
      return { mapCode: formatMapCode(map), seeds, deals: [first, second] };
    }
  }
}

/** What a table view shows of a deal: the public part of its grade, and who starts. */
function publicFacts(dealtGame: Deal, seed: string): string {
  const game = newGame('GRADED', dealtGame, { grade: gradeDeal(dealtGame), seed });
  const view = tableView(game, { device: undefined, presence: new Map(), now: 0 });
  return JSON.stringify([view.grade, view.starter]);
}

const areDifferent = (one: Deal, other: Deal): boolean =>
  one.habitat !== other.habitat &&
  one.hint !== other.hint &&
  one.clues.every((clue, seat) => formatClue(clue) !== formatClue(other.clues[seat] ?? clue));

/** Fails on any difference, and names the source of the text. */
export function expectIdentical(first: readonly Received[], second: readonly Received[]): void {
  expect(first.map(({ from }) => from)).toEqual(second.map(({ from }) => from));
  for (const [index, { from, text }] of first.entries())
    expect(differenceOf(text, second[index]?.text ?? ''), from).toEqual([]);
}

/** Both texts from shortly before the first difference; whole pages would be unreadable. */
function differenceOf(one: string, other: string): readonly string[] {
  if (one === other) return [];
  const parts = [...one].findIndex((letter, index) => letter !== other.charAt(index));
  const from = Math.max(0, (parts < 0 ? one.length : parts) - 60);
  return [one.slice(from, from + 160), other.slice(from, from + 160)];
}

/**
 * Removes what may differ between two games: codes and times, each page's nonce, the random key that Next gives
 * the elements of a payload's head, the marker that React puts after text whose part of the page arrived a
 * moment later, and the stream's heartbeats, which do not depend on the game.
 */
export const withoutNames = (received: readonly Received[], code: string): readonly Received[] =>
  received.map(({ from, text }) => ({
    from: withoutNamesIn(from, code),
    text: withoutNamesIn(text, code),
  }));

function withoutNamesIn(text: string, code: string): string {
  const [, nonce = 'no nonce'] = text.match(/'nonce-([^']+)'/) ?? [];
  const [, key = 'no key'] = text.match(/"\$L\w+","([\w-]{21})v"/) ?? [];
  return text
    .replaceAll(/event: beat\ndata: \d+\n\n/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(nonce, 'NONCE')
    .replaceAll(key, 'KEY')
    .replaceAll(code, 'CODE')
    .replaceAll(formatGameCode(code), 'CODE')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/^(date|x-request-id): .*$/gim, '$1');
}
