'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { hexOf, type TableView } from '@/lib/game/views/views';
import { canDealFor } from './newDeal';
import { askerOf, openQuestions, type Question, questionKey } from './questions';
import { missedHexes } from './tableFacts';

/** What another phone has just done to the table, told until somebody touches the page. */

/** Who has taken their question back. A touch of the line, which tells all of it, is enough. */
export const useWithdrawn = (): SeatNumber | undefined => useTold(withdrawnBy, { isShort: true });

/** Who has changed the order round the table, or who starts. */
export const useOrderNews = (): SeatNumber | undefined => useTold(reorderedBy);

/** Whether the table was dealt anew; told until somebody touches the page. */
export function useIsDealtAnew(): boolean {
  const isTold = useTable(state => state.isDealtAnew);
  const notice = useTable(state => state.noticeDeal);
  useOnTouch(isTold, false, notice);
  return isTold;
}

/** Who has taken the hard envelope, also if another player gave it to this phone's. */
export const useHardNews = (): SeatNumber | undefined => useTold(hardTakenBy, { isOwn: true });

/** Who did something between two views; `by` is who did it before. */
type Doer = (
  view: TableView,
  before: TableView,
  by: SeatNumber | undefined,
) => SeatNumber | undefined;

interface Telling {
  /** Whether it is told of this phone's own seats, too. */
  readonly isOwn?: boolean;
  /** Whether the line tells all of it; otherwise its sheet does, which a touch may open. */
  readonly isShort?: boolean;
}

function useTold(
  doerOf: Doer,
  { isOwn = false, isShort = false }: Telling = {},
): SeatNumber | undefined {
  const view = useTable(state => state.view);
  const [last, setLast] = useState<{ view: TableView; by: SeatNumber | undefined }>({
    view,
    by: undefined,
  });
  const now = last.view === view ? last : { view, by: doerOf(view, last.view, last.by) };
  if (now !== last) setLast(now);
  const { by } = now;
  const isTold = by !== undefined && (isOwn || !view.you.includes(by));
  useOnTouch(isTold, isShort, () => setLast(({ view }) => ({ view, by: undefined })));
  return isTold ? by : undefined;
}

/** Calls `onTouch` while `isTold`, when somebody touches the page: if it is not `isShort`, elsewhere than where it is told. */
function useOnTouch(isTold: boolean, isShort: boolean, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isTold) return;
    function forget({ target }: Event) {
      const isThere = target instanceof Element && target.closest('.said-place, .said-sheet');
      if (isShort || !isThere) touch();
    }
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, [isTold, isShort]);
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
    // Everybody is told that it is not there.
    case 'end': {
      const space = question.call.space && hexOf(question.call.space);
      return space != null && missedHexes(view)?.has(space) === true;
    }
  }
}
