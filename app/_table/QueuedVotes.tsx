'use client';

import { useTranslations } from 'use-intl';
import {
  answerOfSeat,
  type Change,
  createVote,
  type VoteChange,
  voteOn,
} from '@/app/_state/changes';
import { conflictsIn } from '@/app/_state/outboxChanges';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import type { TableState } from '@/app/_state/tableStore';
import { Button } from '@/app/_ui/Button';
import { useFailureWords } from '@/app/_ui/Message';
import type { TableView } from '@/lib/game/views/views';
import { formatHex } from '@/lib/map/hexName';
import { SeatDisc } from '../_map/SeatDisc';
import { ownAnswerWords, useQuestionNames } from './questionWords';
import { useSeatName } from './seatName';

/** This phone's entries on the record that were refused, in words, on any page of the table. */
export function useRefusedEntriesWords(): string | undefined {
  const words = useTranslations('outbox');
  const count = useTable(state => refusedEntries(state).length);
  return count > 0 ? words('entriesDidNotCount', { count }) : undefined;
}

/** Without those that the board asks about. */
function refusedEntries({ queued, view }: Pick<TableState, 'queued' | 'view'>): readonly Change[] {
  const asked: readonly Change[] = conflictsIn(queued, view);
  return queued.filter(
    each => each.type === 'record' && each.refused !== undefined && !asked.includes(each),
  );
}

/** Why they were refused, until that has been read. */
export function RefusedEntries() {
  const votes = useTranslations('votes');
  const queued = useTable(state => state.queued);
  const view = useTable(state => state.view);
  const entries = refusedEntries({ queued, view });
  const forget = useTable(state => state.forget);
  const why = useRefusalWords();
  const reasons = new Set(entries.flatMap(({ refused }) => (refused ? [why(refused)] : [])));
  function forgetAll() {
    for (const { id } of entries) forget(id);
  }
  return (
    <section className="notice" data-about="record">
      <h2>{useRefusedEntriesWords()}</h2>
      <p className="text-note">{[...reasons].join(' ')}</p>
      <Button className="min-h-12" onClick={forgetAll}>
        {votes('gotIt')}
      </Button>
    </section>
  );
}

/** A vote of this phone that waits or was refused, in words; `undefined` if nobody need know of it. */
export function useQueuedVoteWords(): (vote: VoteChange) => string | undefined {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  return vote => {
    const { motion, answer } = vote;
    if (answer === 'take-back')
      // If the server never received the vote, taking it back needs no words.
      return isUnknown(view, vote) ? undefined : words('takenBack');
    const space = motion.about === 'end' ? motion.found?.space : undefined;
    const place = space == null ? undefined : formatHex(space);
    return ownAnswerWords({ ...answerIn(vote), answer }, { ...names, place }, votes);
  };
}

const isUnknown = (view: TableView, { motion, seat }: VoteChange): boolean =>
  answerOfSeat(voteOn(view, motion), seat) === undefined;

/** A vote cast offline: until it is sent, and if it was refused, until that has been read. */
export function QueuedVote({ vote }: { readonly vote: VoteChange }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const seatName = useSeatName();
  const title = useQueuedVoteWords()(vote);
  const why = useRefusalWords();
  const view = useTable(state => state.view);
  const isStored = useTable(state => state.isStored);
  const forget = useTable(state => state.forget);
  const send = useTable(state => state.send);
  const seat = view.seats.find(each => each.seat === vote.seat);
  const isTakenBack = vote.answer === 'take-back';

  function takeBack() {
    // What nobody has heard of needs no taking back.
    if (isUnknown(view, vote) && !vote.wasSent) forget(vote.id);
    else void send(createVote(view, vote.seat, { motion: vote.motion, answer: 'take-back' }));
  }

  return (
    <section className="notice" data-about={vote.motion.about}>
      <h2>
        {seat && view.you.length > 1 && (
          <>
            <SeatDisc seat={seat.seat} color={seat.color} className="me-2 inline size-6" />
            <span className="sr-only">{seatName(seat)}</span>
          </>
        )}
        {title}
      </h2>
      {vote.refused ? (
        <p className="text-note">
          <b>{words('didNotCount')}</b> {why(vote.refused)}
        </p>
      ) : (
        <p className="text-note">{words(isStored ? 'sentLater' : 'keepOpen')}</p>
      )}
      {vote.refused ? (
        <Button className="min-h-12" onClick={() => forget(vote.id)}>
          {votes('gotIt')}
        </Button>
      ) : (
        !isTakenBack && (
          <Button className="min-h-12" onClick={takeBack}>
            {votes('takeBack')}
          </Button>
        )
      )}
    </section>
  );
}

/** Error codes for changes that events have overtaken. */
const OVERTAKEN = [
  'game-ended',
  'not-your-seat',
  'hint-already-shown',
  'question-closed',
  'redealt',
  'other-end-proposed',
] as const;

/** Says why a change was refused: in own words where events have overtaken it. */
function useRefusalWords(): (trouble: Trouble) => string {
  const words = useTranslations('outbox');
  const describe = useFailureWords();
  return trouble => {
    const late = OVERTAKEN.find(each => each === trouble.code);
    return late ? words(`overtaken.${late}`) : describe(trouble);
  };
}

/** The answer of a vote that has not been sent yet. */
const answerIn = ({ motion, seen }: VoteChange) =>
  motion.about === 'end'
    ? {
        motion,
        asks: motion.found !== undefined,
        isFound: (motion.found ?? seen.call?.found ?? null) !== null,
      }
    : { motion, asks: !seen.isOpen, isFound: false };
