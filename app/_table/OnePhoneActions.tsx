'use client';

import { useTranslations } from 'use-intl';
import { createVote } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { TroubleNote } from '@/app/_ui/Message';
import { useNavigation } from '@/app/_ui/navigation';
import { foundAddress, passAddress } from '@/app/addresses';
import { AskHintButton } from './AskHintButton';
import { openQuestions } from './questions';
import { questionTitle, useQuestionNames } from './questionWords';

/** The main actions on a phone that is passed around: first everyone looks, then the table is asked, or looks again. */
export function OnePhoneActions() {
  const words = useTranslations('pass');
  const votes = useTranslations('votes');
  const { code, seats, you, end } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  if (yours.some(({ looks }) => looks.phones === 0)) {
    return (
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words('passRound')}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-2">
      {end.call !== null && <PendingCall />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        <AskRoundButton />
        <ButtonLink href={foundAddress(code)} className="px-3">
          {votes('foundIt')}
        </ButtonLink>
      </div>
      <ButtonLink kind="primary" href={passAddress(code)}>
        {words('lookAgain')}
      </ButtonLink>
    </div>
  );
}

/** Starts a hint vote as long as a hint is available; after a failed vote it starts over. */
function AskRoundButton() {
  const words = useTranslations('votes');
  const go = useNavigation();
  const view = useTable(state => state.view);
  const { code, you, hint } = view;
  const move = useMove();
  // The hint has been shown and can be read again.
  if (hint.shown.length > 0) return <AskHintButton />;
  if (!hint.available) return null;
  const unanswered = you.filter(seat => ![...hint.voters, ...hint.declined].includes(seat));

  async function ask() {
    const stale = unanswered.length === 0 ? hint.voters.filter(seat => you.includes(seat)) : [];
    for (const seat of stale) {
      const vote = createVote(view, seat, { motion: { about: 'hint' }, answer: 'take-back' });
      if (!(await move.send(vote, false))) return;
    }
    go.push(passAddress(code, 'hint'));
  }

  return (
    <>
      <Button className="px-3" disabled={move.isPending} onClick={ask}>
        {words('askHint')}
      </Button>
      <TroubleNote trouble={move.trouble} />
    </>
  );
}

/** A call that not all seats have answered yet: the phone continues the round where it stopped. */
function PendingCall() {
  const words = useTranslations('votes');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const call = openQuestions(view).find(({ about }) => about === 'end');
  return (
    call && (
      <ButtonLink href={passAddress(view.code, 'end')} className="px-3">
        {questionTitle(call, names, words)}
      </ButtonLink>
    )
  );
}
