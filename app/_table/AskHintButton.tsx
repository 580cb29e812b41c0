'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { CalmButton, CalmLink, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { foundAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import type { QuestionView } from '@/lib/game/views/views';
import { openNotices } from './noticeFocus';
import { isPassAndPlay, openQuestion, pendingEndCall, questionKey } from './questions';
import { useReopen, useVote } from './useQuestionQueue';

/**
 * Asks for a hint with one tap. During the vote, it shows the count and opens the question; after it, it shows the
 * hint again.
 */
function HintButton({ vote }: { readonly vote: ReturnType<typeof useVote> }) {
  const words = useTranslations('votes');
  const word = useTranslations('puzzle')('hint');
  const view = useTable(state => state.view);
  const { hint, you } = view;
  const question = openQuestion(view, 'hint');
  const show = useShow();
  const recall = useTable(state => state.recall);
  const [voter] = you;
  if (voter === undefined) return null;

  async function ask(asker: SeatNumber) {
    if (!(await vote.cast(asker, { motion: { about: 'hint' }, answer: 'agree' }))) return;
    // A shared phone puts the question to everyone at once.
    if (you.length > 1) openNotices();
  }

  function readAgain() {
    recall('hint');
    openNotices();
  }

  const icon = <Icon name="hint" />;
  if (hint !== null)
    return (
      <CalmButton icon={icon} isOn aria-label={words('readHint')} onClick={readAgain}>
        {word}
      </CalmButton>
    );
  if (question !== undefined) {
    const count = isPassAndPlay(view) ? undefined : countOf(question);
    return (
      <CalmButton
        icon={icon}
        isOn
        aria-label={count ? words('hintCount', count) : words('askHint')}
        onClick={() => show(question)}
      >
        {count ? words('count', count) : word}
      </CalmButton>
    );
  }
  return (
    <CalmButton
      icon={icon}
      aria-label={words('askHint')}
      aria-disabled={vote.isPending || undefined}
      onClick={() => vote.isPending || ask(voter)}
    >
      {word}
    </CalmButton>
  );
}

/**
 * Links to the page for calling a find, with the chosen space. After a call, it shows the count and opens the question.
 */
function FoundButton() {
  const words = useTranslations('votes');
  const view = useTable(state => state.view);
  const call = pendingEndCall(view);
  const chosen = useTable(state => state.chosen);
  const show = useShow();
  const icon = <span aria-hidden="true" className="paw" />;
  if (call === undefined)
    return (
      <CalmLink icon={icon} href={foundAddress(view.code, chosen)}>
        {words('foundIt')}
      </CalmLink>
    );
  const count = countOf(call);
  return (
    <CalmButton
      icon={icon}
      isOn
      aria-label={words(call.motion.found ? 'foundCount' : 'endCount', count)}
      onClick={() => show(call)}
    >
      {words('count', count)}
    </CalmButton>
  );
}

const countOf = ({ votes, needed }: QuestionView) => ({ votes: votes.length, needed });

/** Shows a question in full: with a button to take it back on the asker's phone, on others to answer it again. */
function useShow(): (question: QuestionView) => void {
  const you = useTable(state => state.view.you);
  const recall = useTable(state => state.recall);
  const reopen = useReopen();
  return question => {
    if (you.includes(question.by)) recall(questionKey(question));
    else reopen(questionKey(question), you);
    openNotices();
  };
}

/** With this many seated, the table can vote on a hint or the end, even while other seats are free. */
const ENOUGH_TO_VOTE = 2;

/**
 * The row of quiet buttons on a table's page: hint and find, once enough players are seated, and those that the page
 * adds. An error is shown over what is above it, so nothing moves.
 */
export function AskButtons({ children }: { readonly children?: ReactNode }) {
  const { phase, stage, seats, you } = useTable(state => state.view);
  const vote = useVote();
  const sitting = seats.filter(({ claimed }) => claimed).length;
  const isPlaying = stage !== 'lay' && phase !== 'ended';
  const canAsk = isPlaying && you.length > 0 && sitting >= ENOUGH_TO_VOTE;
  if (!canAsk && !children) return null;
  return (
    <div className="asks">
      {vote.trouble && (
        <div className="trouble">
          <TroubleNote trouble={vote.trouble} />
        </div>
      )}
      <CalmRow>
        {canAsk && (
          <>
            <HintButton vote={vote} />
            <FoundButton />
          </>
        )}
        {children}
      </CalmRow>
    </div>
  );
}
