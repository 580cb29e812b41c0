'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useWish } from '@/app/_state/useWish';
import { Card, CardTitle } from '@/app/_ui/Card';
import { later } from '@/app/_ui/later';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { Ballot } from './Ballot';
import { VoteButtons } from './VoteButtons';
import { voteWords } from './voteWords';

const EndSheet = later(async () => (await import('./EndSheet')).EndSheet);

/** The vote to end. It uncovers everything, so it asks twice. */
export function EndCard() {
  const words = useTranslations('table');
  const { end, seats } = useTable(state => state.view);
  const wish = useWish();
  const [ending, setEnding] = useState<number>();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <CardTitle>{words('foundIt')}</CardTitle>
        <p className="text-note text-soft">{voteWords(end, words)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Ballot seats={seats} voters={end.voters} />
        <VoteButtons
          voters={end.voters}
          what="end"
          isWaiting={wish.isWaiting}
          onVote={setEnding}
          onTakeBack={voter => wish.make(client => client.takeBackEndVote(voter))}
        />
      </div>
      <TroubleNote trouble={wish.trouble} />
      {ending !== undefined && <EndSheet seat={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}
