import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable, useTableStore } from '@/app/_state/TableProvider';
import { focusNoticeBar, openNotices } from '@/app/_table/noticeFocus';
import { isPassAndPlay, openQuestion } from '@/app/_table/questions';
import { useQuestionWords } from '@/app/_table/questionWords';
import { asksOthers, NUMBER_KEYS, redealNumbers } from '@/app/_table/redealNumbers';
import { useVote } from '@/app/_table/useQuestionQueue';
import { TroubleNote } from '@/app/_ui/Message';
import { Row } from '@/app/_ui/Row';
import type { PlayerCount } from '@/lib/data/terms';

interface RedealRowsProps {
  /** Called once the table is redealt, or the others are asked. */
  readonly onDone?: () => void;
}

/** List rows that redeal for the seated players or for one more, until a piece is recorded. */
export function RedealRows({ onDone }: RedealRowsProps) {
  const words = useTranslations('redeal');
  const table = useTranslations('table');
  const store = useTableStore();
  const view = useTable(state => state.view);
  const { you, dealNumber } = view;
  const vote = useVote();
  const [proposed, setProposed] = useState<PlayerCount>();
  const isShared = isPassAndPlay(view);
  const open = openQuestion(view, 'redeal');
  const { barTitle } = useQuestionWords();
  const { these, more } = redealNumbers(view);

  async function ask(players: PlayerCount) {
    const [seat] = you;
    if (vote.isPending || seat === undefined) return;
    setProposed(players);
    const motion = { about: 'redeal', players } as const;
    if (!(await vote.cast(seat, { motion, answer: 'agree' }))) return;
    onDone?.();
    // A shared phone puts the question to everyone at once, unless the table is redealt already.
    if (isShared && store.getState().view.dealNumber === dealNumber) openNotices();
    else focusNoticeBar();
  }

  /** Shows the open question: it must be decided before another can be asked. */
  function showOpen() {
    onDone?.();
    openNotices();
  }

  const row = (players: PlayerCount, title: string) => (
    <Row
      title={title}
      note={
        vote.isPending && proposed === players
          ? table('dealing')
          : open
            ? barTitle(open)
            : words(asksOthers(view) ? 'othersAskedFirst' : 'stays')
      }
      onClick={() => (open ? showOpen() : ask(players))}
    />
  );
  if (you.length === 0) return null;
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
