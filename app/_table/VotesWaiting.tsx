'use client';

import type { ReactNode } from 'react';
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
import { votesToShow } from '@/app/_state/waitingList';
import { Button } from '@/app/_ui/Button';
import { useFailureWords } from '@/app/_ui/Message';
import { formatHex } from '@/lib/map/hexName';
import { ownAnswerWords, useQuestionNames } from './questionWords';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';
import { focusVotes } from './votesFocus';

/**
 * Votes cast offline by this phone's seats: until they are sent, and if one was refused, until that has been read.
 * Entries of the record show only once they were refused, on any page of the table.
 */
export function VotesWaiting({ waiting }: { waiting: readonly Change[] }) {
  const refused = waiting.filter(each => each.does === 'record' && each.refused !== undefined);
  return (
    <>
      {votesToShow(waiting).map(vote => (
        <VoteWaiting key={vote.id} vote={vote} />
      ))}
      {refused.length > 0 && <EntriesRefused entries={refused} />}
    </>
  );
}

function EntriesRefused({ entries }: { entries: readonly Change[] }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const forget = useTable(state => state.forget);
  const why = useLateWords();
  const reasons = new Set(entries.flatMap(({ refused }) => (refused ? [why(refused)] : [])));
  function forgetAll() {
    for (const { id } of entries) forget(id);
  }
  return (
    <WaitingRow
      about="record"
      title={words('entriesDidNotCount', { count: entries.length })}
      note={[...reasons].join(' ')}
      button={{ label: votes('gotIt'), onPress: forgetAll }}
    />
  );
}

interface WaitingRowProps {
  readonly about: string;
  /** Shown before the title. */
  readonly mark?: ReactNode;
  readonly title: string;
  readonly note: ReactNode;
  readonly button?: { readonly label: string; readonly onPress: () => void } | undefined;
}

function WaitingRow({ about, mark, title, note, button }: WaitingRowProps) {
  return (
    <section className="vote-banner" data-about={about}>
      <div className="row">
        {mark}
        <div className="min-w-0 grow basis-40">
          <h2 className="leading-tight font-semibold wrap-anywhere">{title}</h2>
          <p className="text-note leading-tight text-soft">{note}</p>
        </div>
        {button && (
          <Button kind="quiet" className="min-h-12" onClick={button.onPress}>
            {button.label}
          </Button>
        )}
      </div>
    </section>
  );
}

function VoteWaiting({ vote }: { vote: VoteChange }) {
  const words = useTranslations('outbox');
  const votes = useTranslations('votes');
  const seatName = useSeatName();
  const names = useQuestionNames();
  const why = useLateWords();
  const view = useTable(state => state.view);
  const isStored = useTable(state => state.isStored);
  const forget = useTable(state => state.forget);
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
    // What nobody has heard of needs no taking back.
    if (isUnknown && !vote.wasSent) forget(vote.id);
    else void send(createVote(view, vote.seat, { motion, answer: 'take-back' }));
    focusVotes();
  }

  const button = vote.refused
    ? { label: votes('gotIt'), onPress: () => forget(vote.id) }
    : { label: votes('takeBack'), onPress: takeBack };
  return (
    <WaitingRow
      about={motion.about}
      mark={
        view.you.length > 1 && (
          <>
            <SeatDisc seat={seat.seat} color={seat.color} className="size-6" />
            <span className="sr-only">{seatName(seat)}</span>
          </>
        )
      }
      title={
        isTakenBack
          ? words('takenBack')
          : ownAnswerWords({ ...saidIn(vote), answer }, { ...names, place }, votes)
      }
      note={
        vote.refused ? (
          <>
            <b>{words('didNotCount')}</b> {why(vote.refused)}
          </>
        ) : (
          words(isStored ? 'waits' : 'keepOpen')
        )
      }
      button={vote.refused || !isTakenBack ? button : undefined}
    />
  );
}

/** Error codes for changes that events have overtaken. */
const LATE = [
  'game-ended',
  'not-your-seat',
  'hint-already-shown',
  'question-gone',
  'other-end-asked',
] as const;

/** Says why a change was refused: in own words where events have overtaken it. */
function useLateWords(): (trouble: Trouble) => string {
  const words = useTranslations('outbox');
  const describe = useFailureWords();
  return trouble => {
    const late = LATE.find(each => each === trouble.code);
    return late ? words(`late.${late}`) : describe(trouble);
  };
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
