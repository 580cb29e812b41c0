'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { hexOf, type TableView } from '@/lib/game/views/views';
import { askerOf, openQuestions, type QuestionView, questionKey } from './questions';
import { canRedealFor } from './redealNumbers';
import { missedHexes } from './tableFacts';

/** What another phone has just done to the table, told until somebody touches the page. */

/** Who has taken their question back. A touch of the line, which tells all of it, is enough. */
export const useWithdrawn = (): SeatNumber | undefined =>
  useNewsUntilTouch(withdrawnBy, { isTitleOnly: true });

/** Who has changed the order round the table, or who starts. */
export const useOrderNews = (): SeatNumber | undefined => useNewsUntilTouch(reorderedBy);

/** Whether the table was redealt; told until somebody touches the page. */
export function useWasRedealt(): boolean {
  const isVisible = useTable(state => state.wasRedealt);
  const notice = useTable(state => state.dismissRedeal);
  useOnTouch(isVisible, false, notice);
  return isVisible;
}

/** Who has taken the hard envelope, also if another player gave it to this phone's. */
export const useHardEnvelopeNews = (): SeatNumber | undefined =>
  useNewsUntilTouch(hardTakenBy, { includesOwn: true });

/** Who did something between two views; `by` is who did it before. */
type ActorOf = (
  view: TableView,
  before: TableView,
  by: SeatNumber | undefined,
) => SeatNumber | undefined;

interface NewsOptions {
  /** Whether it is told of this phone's own seats, too. */
  readonly includesOwn?: boolean;
  /** Whether the line tells all of it; otherwise its sheet does, which a touch may open. */
  readonly isTitleOnly?: boolean;
}

function useNewsUntilTouch(
  actorOf: ActorOf,
  { includesOwn = false, isTitleOnly = false }: NewsOptions = {},
): SeatNumber | undefined {
  const view = useTable(state => state.view);
  const [last, setLast] = useState<{ view: TableView; by: SeatNumber | undefined }>({
    view,
    by: undefined,
  });
  const now = last.view === view ? last : { view, by: actorOf(view, last.view, last.by) };
  if (now !== last) setLast(now);
  const { by } = now;
  const isVisible = by !== undefined && (includesOwn || !view.you.includes(by));
  useOnTouch(isVisible, isTitleOnly, () => setLast(({ view }) => ({ view, by: undefined })));
  return isVisible ? by : undefined;
}

/** Calls `onTouch` while `isVisible`, when somebody touches the page: if it is not `isTitleOnly`, elsewhere than where it is told. */
function useOnTouch(isVisible: boolean, isTitleOnly: boolean, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isVisible) return;
    function forget({ target }: Event) {
      const isThere =
        target instanceof Element && target.closest('.notice-bar-place, .notice-sheet');
      if (isTitleOnly || !isThere) touch();
    }
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, [isVisible, isTitleOnly]);
}

const withdrawnBy: ActorOf = (view, before, by) => {
  const now = openQuestions(view).map(questionKey);
  const gone = openQuestions(before).find(each => !now.includes(questionKey(each)));
  if (gone && !isCarried(gone, view)) return askerOf(gone);
  return now.length > 0 ? undefined : by;
};

const reorderedBy: ActorOf = (view, before, by) => {
  const orderIn = ({ order, starter }: TableView) => [...order, starter].join(' ');
  const seatedIn = ({ seats }: TableView) => seats.map(({ claimed }) => claimed).join(' ');
  // Whoever sits down takes a place in the order, too.
  const isReordered = orderIn(view) !== orderIn(before) && seatedIn(view) === seatedIn(before);
  return isReordered ? (view.orderedBy ?? undefined) : by;
};

const hardTakenBy: ActorOf = (view, before, by) =>
  view.hard === before.hard || view.dealNumber !== before.dealNumber
    ? by
    : (view.hard ?? undefined);

function isCarried(question: QuestionView, view: TableView): boolean {
  const { phase, hint, assist, seats } = view;
  if (phase === 'ended') return true;
  switch (question.about) {
    case 'hint':
      return hint.shown.length > 0;
    case 'assist':
      return assist.level === question.motion.level;
    case 'free': {
      const seat = seats.find(each => each.seat === question.seat.seat);
      return seat?.claimed !== true;
    }
    // Dealt, or no longer possible.
    case 'deal':
      return !canRedealFor(view, question.motion.players);
    // Everybody is told that it is not there.
    case 'end': {
      const space = question.call.space && hexOf(question.call.space);
      return space != null && missedHexes(view)?.has(space) === true;
    }
  }
}
