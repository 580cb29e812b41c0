'use client';

import { useTranslations } from 'use-intl';
import { ballotOn, type Change, createVote, motionOf, type VoteChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { latestVotes } from '@/app/_state/waitingList';
import { Button } from '@/app/_ui/Button';
import { hexOf } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { answerOfSeat } from './questions';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';
import { focusVotes } from './votesFocus';

/** What this phone's seats have said without a connection: until it is told, and where it did not count, until that is read. */
export function VotesWaiting({ waiting }: { waiting: readonly Change[] }) {
  return latestVotes(waiting).map(vote => <VoteWaiting key={vote.id} vote={vote} />);
}

function VoteWaiting({ vote }: { vote: VoteChange }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const memory = useTable(state => state.memory);
  const send = useTable(state => state.send);
  const seat = view.seats.find(each => each.seat === vote.seat);
  const motion = motionOf(vote.cast);
  const isTakingBack = 'answer' in vote.cast && vote.cast.answer === 'take-back';
  // Where the table knows of nothing, there is nothing to tell of a change of mind.
  const ballot = ballotOn(view, motion);
  const isUnknown = ballot === undefined || answerOfSeat(ballot, vote.seat) === undefined;
  if (seat === undefined || (isTakingBack && isUnknown)) return null;

  function takeBack() {
    void send(createVote(view, vote.seat, { motion, answer: 'take-back' }));
    focusVotes();
  }

  const name = (number: number) =>
    seatName(view.seats.find(each => each.seat === number) ?? { seat: number, name: null });
  return (
    <section className="vote-banner" data-about={typeof motion === 'string' ? motion : 'free'}>
      <div className="row">
        {view.you.length > 1 && (
          <>
            <SeatDisc seat={seat.seat} color={seat.color} className="size-6" />
            <span className="sr-only">{seatName(seat)}</span>
          </>
        )}
        <div className="min-w-0 grow basis-40">
          <h2 className="leading-tight font-semibold wrap-anywhere">
            {isTakingBack ? words('takenBack') : waitingWords(vote, name, votes)}
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
          !isTakingBack && (
            <Button kind="quiet" className="min-h-12" onClick={takeBack}>
              {votes('takeBack')}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

/** What has changed meanwhile. */
const LATE = [
  'game-ended',
  'not-your-seat',
  'hint-already-shown',
  'question-gone',
  'other-end-asked',
] as const;

/** Why it did not count: for what has changed meanwhile we have words, and else the server's. */
function Refused({ trouble: { code, message } }: { trouble: Trouble }) {
  const words = useTranslations('outbox');
  const late = LATE.find(each => each === code);
  return (
    <>
      <b>{words('didNotCount')}</b> {late ? words(`late.${late}`) : message}
    </>
  );
}

type Words = ReturnType<typeof useTranslations<'votes'>>;

/** "You agreed to a hint": what a seat has said, and the table does not know yet. `nameOf` names a seat. */
function waitingWords(
  { cast, question }: VoteChange,
  nameOf: (seat: number) => string,
  words: Words,
): string {
  if ('call' in cast) {
    if (!cast.call.found) return words('youAsked.nobody');
    const { space } = cast.call;
    const hex = space && hexOf(space);
    return hex === undefined
      ? words('youAsked.foundNowhere')
      : words('youAsked.found', { place: formatHex(hex) });
  }
  const motion = motionOf(cast);
  const freed = typeof motion === 'object' && 'free' in motion ? motion.free : undefined;
  const about = typeof motion === 'string' ? motion : 'free';
  const name = freed === undefined ? '' : nameOf(freed);
  if (cast.answer === 'not-now') return words(`youDeclined.${about}`, { name });
  if (about === 'end') return words(question.call?.found ? 'youAgreed.found' : 'youAgreed.nobody');
  return words(question.isOpen ? `youAgreed.${about}` : `youAsked.${about}`, { name });
}
