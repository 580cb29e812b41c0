'use client';

import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { Card, CardTitle } from '@/app/_ui/Card';
import { Message } from '@/app/_ui/Message';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { Ballot } from './Ballot';
import { VoteButtons } from './VoteButtons';
import { voteWords } from './voteWords';

/** The hint, once the table wanted it; the vote for it before. */
export function HintCard() {
  const words = useTranslations('table');
  const { hint, seats } = useTable(state => state.view);
  const wish = useWish();
  const [shown] = hint.shown;
  if (shown) {
    return (
      <Message kind="news" title={words('hint')}>
        {shown.text}
      </Message>
    );
  }
  if (!hint.available) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>{words('askHint')}</CardTitle>
        <p className="text-note text-soft">{voteWords(hint, words)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Ballot seats={seats} voters={hint.voters} />
        <VoteButtons
          voters={hint.voters}
          what="hint"
          isWaiting={wish.isWaiting}
          onVote={voter => wish.make(client => client.voteForHint(voter))}
          onTakeBack={voter => wish.make(client => client.takeBackHintVote(voter))}
        />
      </div>
      <TroubleNote trouble={wish.trouble} />
    </Card>
  );
}
