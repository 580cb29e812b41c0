'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';
import { canDealFor } from './newDeal';
import { askerOf, openQuestions, type Question, questionKey } from './questions';

/** What another phone has just done to the table, told until somebody touches the page. */

/** Who has taken their question back. */
export const useWithdrawn = (): SeatNumber | undefined => useTold(withdrawnBy);

/** Who has changed the order round the table, or who starts. */
export const useOrderNews = (): SeatNumber | undefined => useTold(reorderedBy);

/** Whether the table was dealt anew; told until somebody touches the page. */
export function useIsDealtAnew(): boolean {
  const isTold = useTable(state => state.isDealtAnew);
  const notice = useTable(state => state.noticeDeal);
  useOnTouch(isTold, notice);
  return isTold;
}

/** Who has taken the hard envelope, also if another player gave it to this phone's. */
export const useHardNews = (): SeatNumber | undefined => useTold(hardTakenBy, true);

/** Who did something between two views; `by` is who did it before. */
type Doer = (
  view: TableView,
  before: TableView,
  by: SeatNumber | undefined,
) => SeatNumber | undefined;

function useTold(doerOf: Doer, isOwnTold = false): SeatNumber | undefined {
  const view = useTable(state => state.view);
  const [last, setLast] = useState<{ view: TableView; by: SeatNumber | undefined }>({
    view,
    by: undefined,
  });
  const now = last.view === view ? last : { view, by: doerOf(view, last.view, last.by) };
  if (now !== last) setLast(now);
  const { by } = now;
  const isTold = by !== undefined && (isOwnTold || !view.you.includes(by));
  useOnTouch(isTold, () => setLast(({ view }) => ({ view, by: undefined })));
  return isTold ? by : undefined;
}

/** Calls `onTouch` while `isTold`, when somebody touches the page elsewhere than where it is told. */
function useOnTouch(isTold: boolean, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isTold) return;
    function forget({ target }: Event) {
      if (!(target instanceof Element && target.closest('.said-place, .said-sheet'))) touch();
    }
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, [isTold]);
}

const withdrawnBy: Doer = (view, before, by) => {
  const now = openQuestions(view).map(questionKey);
  const gone = openQuestions(before).find(each => !now.includes(questionKey(each)));
  if (gone && !isCarried(gone, view)) return askerOf(gone);
  return now.length > 0 ? undefined : by;
};

const reorderedBy: Doer = (view, before, by) => {
  const saidIn = ({ order, starter }: TableView) => [...order, starter].join(' ');
  const seatedIn = ({ seats }: TableView) => seats.map(({ claimed }) => claimed).join(' ');
  // Whoever sits down takes a place in the order, too.
  const isSaid = saidIn(view) !== saidIn(before) && seatedIn(view) === seatedIn(before);
  return isSaid ? (view.orderedBy ?? undefined) : by;
};

const hardTakenBy: Doer = (view, before, by) =>
  view.hard === before.hard || view.dealt !== before.dealt ? by : (view.hard ?? undefined);

function isCarried(question: Question, view: TableView): boolean {
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
      return !canDealFor(view, question.motion.players);
    case 'end':
      return false;
  }
}
