'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { isLost } from '@/app/_state/tableStore';
import { Button } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/TroubleNote';
import { ASK_STYLE } from './askStyle';
import { HintAskerSheet } from './HintAskerSheet';
import { useHintNews } from './useHintNews';
import { useReopen } from './useQuestions';
import { useVote } from './useVote';
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
  const saying = useVote();
  // The table asks the phone's other seats at once; without a connection it cannot, and each asks by name.
  const isNamed = useTable(isLost) && you.length > 1;
  const [isChoosing, setChoosing] = useState(false);
  const [voter] = you;
  if (voter === undefined || (news.hint === undefined && !hint.available)) return null;

  /** Who has asked takes it back there. */
  function lead() {
    if (!you.includes(hint.voters[0] ?? 0)) reopen('hint', you);
  }

  async function ask(asker: number) {
    setChoosing(false);
    if (await saying.say(asker, { matter: 'hint', answer: 'agree' })) pointAtVotes('hint');
  }

  function tap(first: number) {
    if (news.hint === undefined && hint.votes === 0) {
      return isNamed ? setChoosing(true) : ask(first);
    }
    if (news.hint !== undefined) news.showAgain();
    else lead();
    pointAtVotes('hint');
  }

  return (
    <>
      {/* As wide as both buttons, above them: they keep their places. */}
      {saying.trouble && (
        <div className="order-first col-span-full">
          <TroubleNote trouble={saying.trouble} />
        </div>
      )}
      <Button
        className={ASK_STYLE}
        waiting={saying.isWaiting ? words('sending') : undefined}
        onClick={() => tap(voter)}
      >
        {news.hint !== undefined
          ? words('readHint')
          : hint.votes > 0
            ? words('hintCount', { votes: hint.votes, needed: hint.needed })
            : words('askHint')}
      </Button>
      {isChoosing && <HintAskerSheet onChoose={ask} onClose={() => setChoosing(false)} />}
    </>
  );
}
