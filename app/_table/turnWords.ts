import type { ExpectedTurns } from '@/lib/simulation/length';

/** Ranges of turns as messages take them. */
export const turnWords = ({ from, to, each }: ExpectedTurns) => ({
  from,
  to,
  eachFrom: each.from,
  eachTo: each.to,
});
