import type { ExpectedTurns } from '@/lib/simulation/length';

/** Expected turns as message arguments. */
export const turnWords = ({ from, to, each }: ExpectedTurns) => ({
  from,
  to,
  eachFrom: each.from,
  eachTo: each.to,
});
