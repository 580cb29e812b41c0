'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { foundAddress } from '@/app/addresses';
import type { QuestionView } from '@/lib/game/views/views';
import { openNotices } from './noticeFocus';
import { openQuestion, pendingEndCall, questionKey } from './questions';
import { useReopen, useVote } from './useQuestionQueue';

/**
 * Asks for a hint with one tap. During the vote, it shows the count and opens the question; after it, it shows the
 * hint again. Renders nothing on a phone without a seat.
 */
export function AskHintButton() {
  const words = useTranslations('votes');
  const view = useTable(state => state.view);
  const { phase, you } = view;
  const { hint } = view;
  const question = openQuestion(view, 'hint');
  const reopen = useReopen();
  const recall = useTable(state => state.recall);
  const vote = useVote();
  const [voter] = you;
  if (voter === undefined || phase === 'ended') return null;

  /** On the asker's phone, only with a button to take it back. */
  function reopenQuestion(open: QuestionView) {
    if (you.includes(open.by)) recall(questionKey(open));
    else reopen(questionKey(open), you);
  }

  async function ask(asker: number) {
    if (!(await vote.cast(asker, { motion: { about: 'hint' }, answer: 'agree' }))) return;
    // A phone that all share asks them at once.
    if (you.length > 1) openNotices();
  }

  function tap(first: number) {
    if (hint !== null) recall('hint');
    else if (question !== undefined) reopenQuestion(question);
    else {
      void ask(first);
      return;
    }
    openNotices();
  }

  return (
    <>
      {/* Spans both buttons, above them, so that they keep their places. */}
      {vote.trouble && (
        <div className="order-first col-span-full">
          <TroubleNote trouble={vote.trouble} />
        </div>
      )}
      <Button waiting={vote.isPending ? words('sending') : undefined} onClick={() => tap(voter)}>
        {hint !== null
          ? words('readHint')
          : question !== undefined
            ? words('hintCount', { votes: question.votes.length, needed: question.needed })
            : words('askHint')}
      </Button>
    </>
  );
}

/**
 * Links to the page for calling the habitat found, with the chosen space. After a call, it shows the count and opens
 * the question. Renders nothing on a phone without a seat.
 */
function FoundButton() {
  const words = useTranslations('votes');
  const view = useTable(state => state.view);
  const { code, you } = view;
  const call = pendingEndCall(view);
  const chosen = useTable(state => state.chosen);
  const recall = useTable(state => state.recall);
  const reopen = useReopen();
  if (you.length === 0) return null;
  if (call === undefined) {
    return <ButtonLink href={foundAddress(code, chosen)}>{words('foundIt')}</ButtonLink>;
  }

  /** The caller's phone does not vote again; there, the question has a button to take the call back. */
  function showQuestion(open: QuestionView) {
    if (you.includes(open.by)) recall(questionKey(open));
    else reopen(questionKey(open), you);
    openNotices();
  }
  const { votes, needed, motion } = call;
  return (
    <Button onClick={() => showQuestion(call)}>
      {words(motion.found ? 'foundCount' : 'endCount', { votes: votes.length, needed })}
    </Button>
  );
}

/** With this many seated, the table can vote on a hint or the end before the last player sits down. */
const ENOUGH_TO_VOTE = 2;

/** Both buttons side by side, once there are enough players to ask, and what else the page offers in their row. */
export function AskButtons({ children }: { readonly children?: ReactNode }) {
  const { stage, seats, you } = useTable(state => state.view);
  const sitting = seats.filter(({ claimed }) => claimed).length;
  const canAsk = stage !== 'lay' && you.length > 0 && sitting >= ENOUGH_TO_VOTE;
  if (!canAsk && !children) return null;
  return (
    <div className="asks">
      {canAsk && (
        <>
          <AskHintButton />
          <FoundButton />
        </>
      )}
      {children}
    </div>
  );
}
