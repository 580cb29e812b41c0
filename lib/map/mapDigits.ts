import { createRandom } from '../random';
import { formatMapCode } from './mapCode';
import type { Setup } from './setup';

const FOUR_DIGITS = 10_000;

/**
 * Four digits to read aloud, such as "27 41", to compare maps: two different maps share them with a chance of one in
 * ten thousand. A table's code consists of letters, so people cannot confuse the two.
 */
export function mapDigits(map: Pick<Setup, 'tiles' | 'structures'>): string {
  const number = createRandom(formatMapCode(map), 'digits').below(FOUR_DIGITS);
  const digits = String(number).padStart(4, '0');
  return `${digits.slice(0, 2)} ${digits.slice(2)}`;
}
