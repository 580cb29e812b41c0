import { createRandom } from '../random';
import { formatMapCode } from './mapCode';
import type { Setup } from './setup';

const FOUR_DIGITS = 10_000;

/**
 * Four digits to read out, as in "27 41": two tables that have the same ones have the same map, but for
 * one chance in ten thousand. A table's code is letters, so nobody takes one for the other.
 */
export function mapDigits(map: Pick<Setup, 'tiles' | 'structures'>): string {
  const number = createRandom(formatMapCode(map), 'digits').below(FOUR_DIGITS);
  const digits = String(number).padStart(4, '0');
  return `${digits.slice(0, 2)} ${digits.slice(2)}`;
}
