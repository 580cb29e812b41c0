'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Message } from '@/app/_ui/Message';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { CardTitle } from './Card';
import { SlimCard } from './SlimCard';
import { VotePanel } from './VotePanel';

/** The hint, once the table wanted it; the vote for it before. */
export function HintCard() {
  const words = useTranslations('table');
  const { hint, seats } = useTable(state => state.view);
  const move = useMove();
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
    <SlimCard>
      <VotePanel
        title={<CardTitle>{words('askHint')}</CardTitle>}
        what="hint"
        vote={hint}
        seats={seats}
        isWaiting={move.isWaiting}
        onVote={voter => move.make(client => client.answer(voter, 'hint', 'agree'))}
        onTakeBack={voter => move.make(client => client.answer(voter, 'hint', 'take-back'))}
      />
      <TroubleNote trouble={move.trouble} />
    </SlimCard>
  );
}
