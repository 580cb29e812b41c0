import type { PlayerCount } from '@/lib/data/terms';
import type { GradeView } from '@/lib/game/views';
import type { Evenness } from '@/lib/players/chances';
import type { Length } from '@/lib/players/length';

const NUMBERS: Readonly<Record<PlayerCount, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
};

const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: 'Shorter than most',
  usual: 'As long as most',
  long: 'Longer than most',
};

const EVENNESS_WORDS: Readonly<Record<Evenness, string>> = {
  even: 'The seats are even.',
  'slightly-lopsided': 'One seat has it slightly easier.',
  'clearly-lopsided': 'One seat has it clearly easier.',
};

/** What the table may know of a deal's length before it plays. */
export const lengthWords = ({ length, turns }: GradeView, players: PlayerCount): string =>
  `${LENGTH_WORDS[length]} for ${NUMBERS[players]} players: about ${turns.from}–${turns.to} turns when everyone takes notes.`;

export const CAVEAT =
  'The table matters more than the deal: a short deal outlasts a long one in three games out of ten.';

export const evennessWords = (evenness: Evenness): string => EVENNESS_WORDS[evenness];
