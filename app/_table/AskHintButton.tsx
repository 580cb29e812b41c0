'use client';

import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ASK_STYLE } from './askStyle';
import { useHintNews } from './useHintNews';
import { useReopen } from './useQuestions';
import { pointAtVotes } from './votesFocus';

/**
 * Asks all for a hint, with one tap. While they are asked it counts, and leads to the question; once the hint
 * is there it shows it again. Nothing for whoever does not sit.
 */
export function AskHintButton() {
  const words = useTranslations('votes');
  const { hint, you } = useTable(state => state.view);
  const reopen = useReopen();
  const news = useHintNews();
  const move = useMove();
  const [voter] = you;
  if (voter === undefined || (news.hint === undefined && !hint.available)) return null;

  /** Who has asked takes it back there. */
  function lead() {
    if (!you.includes(hint.voters[0] ?? 0)) reopen('hint', you);
  }

  async function tap(asker: number) {
    if (news.hint !== undefined) news.showAgain();
    else if (hint.votes > 0) lead();
    else if (!(await move.make(client => client.answer(asker, 'hint', 'agree')))) return;
    pointAtVotes('hint');
  }

  return (
    <>
      {/* As wide as both buttons, above them: they keep their places. */}
      {move.trouble && (
        <div className="order-first col-span-full">
          <TroubleNote trouble={move.trouble} />
        </div>
      )}
      <Button
        className={ASK_STYLE}
        waiting={move.isWaiting ? words('sending') : undefined}
        onClick={() => tap(voter)}
      >
        {news.hint !== undefined
          ? words('readHint')
          : hint.votes > 0
            ? words('hintCount', { votes: hint.votes, needed: hint.needed })
            : words('askHint')}
      </Button>
    </>
  );
}
