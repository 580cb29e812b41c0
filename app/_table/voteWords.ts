import type { useTranslations } from 'use-intl';
import type { VoteView } from '@/lib/game/views';
import type { Matter } from '@/lib/game/votes';

/** What a vote is on, as words name it: whose seat it frees is said elsewhere. */
export type VotedOn = Extract<Matter, string> | 'free';

type TableWords = ReturnType<typeof useTranslations<'table'>>;

/** "2 of 3 agree: one more is enough" */
export function voteWords(vote: Pick<VoteView, 'votes' | 'needed'>, words: TableWords): string {
  const { votes, needed } = vote;
  if (votes === 0) return words('needVotes', { needed });
  return words(needed - votes === 1 ? 'oneVoteMissing' : 'someVotes', { votes, needed });
}
