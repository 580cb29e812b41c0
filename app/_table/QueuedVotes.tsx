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

/** Reports this phone's refused entries on the record, for any page of the table. */
export function useRefusedEntriesWords(): string | undefined {
  const words = useTranslations('outbox');
  const count = useTable(state => refusedEntries(state).length);
  return count > 0 ? words('entriesDidNotCount', { count }) : undefined;
}

/** Except those that the board asks about. */
function refusedEntries({ queued, view }: Pick<TableState, 'queued' | 'view'>): readonly Change[] {
  const conflicts: readonly Change[] = conflictsIn(queued, view);
  return queued.filter(
    each => each.type === 'record' && each.refused !== undefined && !conflicts.includes(each),
  );
}

/** The reasons for the refusals, until dismissed. */
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

/** Describes a vote of this phone that is queued or was refused; `undefined` if it needs no notice. */
export function useQueuedVoteWords(): (vote: VoteChange) => string | undefined {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const names = useQuestionNames();
  const view = useTable(state => state.view);
  return vote => {
    const { motion, answer } = vote;
    if (answer === 'take-back')
      // If the server never received the vote, taking it back needs no notice.
      return isUnknownToServer(view, vote) ? undefined : words('takenBack');
    const space = motion.about === 'end' ? motion.found?.space : undefined;
    const place = space == null ? undefined : formatHex(space);
    return ownAnswerWords({ ...answerIn(vote), answer }, { ...names, place }, votes);
  };
}

const isUnknownToServer = (view: TableView, { motion, seat }: VoteChange): boolean =>
  answerOfSeat(voteOn(view, motion), seat) === undefined;

/** A vote cast offline, until it is sent; if it is refused, until dismissed. */
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
    // A vote that was never sent is dropped instead.
    if (isUnknownToServer(view, vote) && !vote.wasSent) forget(vote.id);
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

/** Explains why a change was refused, with a message of its own if events have overtaken it. */
function useRefusalWords(): (trouble: Trouble) => string {
  const words = useTranslations('outbox');
  const describe = useFailureWords();
  return trouble => {
    const overtaken = OVERTAKEN.find(each => each === trouble.code);
    return overtaken ? words(`overtaken.${overtaken}`) : describe(trouble);
  };
}

/** What `ownAnswerWords` needs of a vote that has not been sent yet. */
const answerIn = ({ motion, seen }: VoteChange) =>
  motion.about === 'end'
    ? {
        motion,
        asks: motion.found !== undefined,
        isFound: (motion.found ?? seen.call?.found ?? null) !== null,
      }
    : { motion, asks: !seen.isOpen, isFound: false };
