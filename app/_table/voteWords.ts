import type { VoteView } from '@/lib/game/views';

/** "2 of 3 agree: one more is enough" */
export function voteWords({ votes, needed }: Pick<VoteView, 'votes' | 'needed'>): string {
  if (votes === 0) return `${needed} must agree`;
  const count = `${votes} of ${needed} agree`;
  return needed - votes === 1 ? `${count}: one more is enough` : count;
}
