'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { later } from '@/app/_ui/later';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { CardTitle } from './Card';
import { SlimCard } from './SlimCard';
import { VotePanel } from './VotePanel';

const EndSheet = later(async () => (await import('./EndSheet')).EndSheet);

/** The vote to end. It uncovers everything, so it asks twice. */
export function EndCard() {
  const words = useTranslations('table');
  const { end, seats } = useTable(state => state.view);
  const move = useMove();
  const [ending, setEnding] = useState<number>();
  return (
    <SlimCard>
      <VotePanel
        title={<CardTitle>{words('foundIt')}</CardTitle>}
        what="end"
        vote={end}
        seats={seats}
        isWaiting={move.isWaiting}
        onVote={setEnding}
        onTakeBack={voter => move.make(client => client.answer(voter, 'end', 'take-back'))}
      />
      <TroubleNote trouble={move.trouble} />
      {ending !== undefined && <EndSheet seat={ending} onClose={() => setEnding(undefined)} />}
    </SlimCard>
  );
}
