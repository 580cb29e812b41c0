'use client';

import { useTranslations } from 'use-intl';
import {
  answerOfSeat,
  type Change,
  createVote,
  type VoteChange,
  voteOn,
} from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { latestVotes } from '@/app/_state/waitingList';
import { Button } from '@/app/_ui/Button';
import { useFailureWords } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import { ownAnswerWords, useQuestionNames } from './questionWords';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';
import { focusVotes } from './votesFocus';

/**
 * Votes cast offline by this phone's seats: until they are sent, and if one was refused, until that has been read.
 */
export function VotesWaiting({ waiting }: { waiting: readonly Change[] }) {
  return latestVotes(waiting).map(vote => <VoteWaiting key={vote.id} vote={vote} />);
}

function VoteWaiting({ vote }: { vote: VoteChange }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const seatName = useSeatName();
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  const memory = useTable(state => state.memory);
  const send = useTable(state => state.send);
  const seat = view.seats.find(each => each.seat === vote.seat);
  const { motion, answer } = vote;
  // If the server never received the vote, taking it back needs no row.
  const isUnknown = answerOfSeat(voteOn(view, motion), vote.seat) === undefined;
  const isTakenBack = answer === 'take-back';
  if (seat === undefined || (isTakenBack && isUnknown)) return null;

  const space = motion.about === 'end' ? motion.found?.space : undefined;
  const place = space == null ? undefined : formatHex(space);

  function takeBack() {
    void send(createVote(view, vote.seat, { motion, answer: 'take-back' }));
    focusVotes();
  }

  return (
    <section className="vote-banner" data-about={motion.about}>
      <div className="row">
        {view.you.length > 1 && (
          <>
            <SeatDisc seat={seat.seat} color={seat.color} className="size-6" />
            <span className="sr-only">{seatName(seat)}</span>
          </>
        )}
        <div className="min-w-0 grow basis-40">
          <h2 className="leading-tight font-semibold wrap-anywhere">
            {answer === 'take-back'
              ? words('takenBack')
              : ownAnswerWords({ ...saidIn(vote), answer }, { ...names, place }, votes)}
          </h2>
          <p className="text-note leading-tight text-soft">
            {vote.refused ? <Refused trouble={vote.refused} /> : words('waits')}
          </p>
        </div>
        {vote.refused ? (
          <Button kind="quiet" className="min-h-12" onClick={() => memory?.forget(vote.id)}>
            {votes('gotIt')}
          </Button>
        ) : (
          !isTakenBack && (
            <Button kind="quiet" className="min-h-12" onClick={takeBack}>
              {votes('takeBack')}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

/** Error codes for votes that events have overtaken. */
const LATE = [
  'game-ended',
  'not-your-seat',
  'hint-already-shown',
  'question-gone',
  'other-end-asked',
] as const;

/** Why a vote was refused: own wording for overtaken votes, otherwise the server's. */
function Refused({ trouble }: { trouble: Trouble }) {
  const words = useTranslations('outbox');
  const describe = useFailureWords();
  const late = LATE.find(each => each === trouble.code);
  return (
    <>
      <b>{words('didNotCount')}</b> {late ? words(`late.${late}`) : describe(trouble)}
    </>
  );
}

/** The answer of a vote that has not been sent yet. */
const saidIn = ({ motion, seen }: VoteChange) =>
  motion.about === 'end'
    ? {
        motion,
        asks: motion.found !== undefined,
        isFound: (motion.found ?? seen.call?.found ?? null) !== null,
      }
    : { motion, asks: !seen.isOpen, isFound: false };
