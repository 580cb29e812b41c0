import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import { focusNoticeBar } from '@/app/_table/noticeFocus';
import { isPassAndPlay } from '@/app/_table/questions';
import { NUMBER_KEYS, redealNumbers } from '@/app/_table/redealNumbers';
import { useVote } from '@/app/_table/useQuestionQueue';
import { MenuRow } from '@/app/_ui/ListRow';
import { TroubleNote } from '@/app/_ui/Message';
import type { PlayerCount } from '@/lib/data/terms';

interface RedealRowsProps {
  /** Called once the table is dealt, or the others are asked. */
  readonly onDone?: () => void;
}

/** List rows that redeal for the seated players, or for one more, until a piece is on the map. */
export function RedealRows({ onDone }: RedealRowsProps) {
  const words = useTranslations('redeal');
  const table = useTranslations('table');
  const store = useTableStore();
  const view = useTable(state => state.view);
  const { you, deal, dealNumber } = view;
  const vote = useVote();
  const [proposed, setProposed] = useState<PlayerCount>();
  const isPassedAround = isPassAndPlay(view);
  // Other phones answer the open question instead.
  const isOffered = you.length > 0 && (deal.proposed === null || isPassedAround);
  const { these, more } = redealNumbers(view);

  /** A passed-around phone votes for all its seats at once. */
  async function ask(players: PlayerCount) {
    if (vote.isPending) return;
    setProposed(players);
    for (const seat of isPassedAround ? you : you.slice(0, 1)) {
      if (store.getState().view.dealNumber !== dealNumber) break;
      if (!(await vote.cast(seat, { motion: { about: 'deal', players }, answer: 'agree' }))) return;
    }
    onDone?.();
    focusNoticeBar();
  }

  const row = (players: PlayerCount, title: string) => (
    <MenuRow
      title={title}
      note={
        vote.isPending && proposed === players
          ? table('dealing')
          : words(deal.needed > 1 && !isPassedAround ? 'othersAskedFirst' : 'stays')
      }
      onClick={() => ask(players)}
    />
  );
  if (!isOffered) return null;
  return (
    <>
      {these && row(these, words(`these.${NUMBER_KEYS[these]}`))}
      {more && row(more, words('more', { number: words(`number.${NUMBER_KEYS[more]}`) }))}
      {vote.trouble && (
        <li>
          <TroubleNote trouble={vote.trouble} />
        </li>
      )}
    </>
  );
}
