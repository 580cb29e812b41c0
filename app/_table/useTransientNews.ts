'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { newestId } from '@/lib/game/events/events';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { TableView } from '@/lib/game/views/views';

/** News of what another phone has just done to the table, shown until the page is touched. */

/** Who has taken their question back. Touching the bar itself also dismisses it: its title is the whole message. */
export const useWithdrawn = (): SeatNumber | undefined =>
  useNewsUntilTouch(withdrawnBy, { isTitleOnly: true });

/** Who has changed the order round the table. */
export const useOrderNews = (): SeatNumber | undefined => useNewsUntilTouch(reorderedBy);

/** Whether the table was redealt; until the page is touched. */
export function useWasRedealt(): boolean {
  const isVisible = useTable(state => state.wasRedealt);
  const dismiss = useTable(state => state.dismissRedeal);
  useOnTouch(isVisible, false, dismiss);
  return isVisible;
}

/** Who has got the hard envelope; also a seat of this phone, to which another player may have given it. */
export const useHardEnvelopeNews = (): SeatNumber | undefined =>
  useNewsUntilTouch(hardTakenBy, { includesOwn: true });

/** Who did something between two views; `by` is the earlier news, which stays if there is no newer. */
type ActorOf = (
  view: TableView,
  before: TableView,
  by: SeatNumber | undefined,
) => SeatNumber | undefined;

interface NewsOptions {
  /** Whether this phone's own seats are reported, too. */
  readonly includesOwn?: boolean;
  /** Whether the title is the whole message; otherwise a touch of the bar opens the sheet and dismisses nothing. */
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

/** While visible, calls `onTouch` when the page is touched; unless `isTitleOnly`, not when the notice itself is. */
function useOnTouch(isVisible: boolean, isTitleOnly: boolean, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    if (!isVisible) return;
    function handle({ target }: Event) {
      const isOnNotice =
        target instanceof Element && target.closest('.notice-bar-place, .notice-sheet');
      if (isTitleOnly || !isOnNotice) touch();
    }
    document.addEventListener('pointerdown', handle);
    return () => document.removeEventListener('pointerdown', handle);
  }, [isVisible, isTitleOnly]);
}

const withdrawnBy: ActorOf = (view, before, by) => {
  const withdrawn = newsSince(before, view).findLast(({ kind }) => kind === 'withdrawn');
  if (withdrawn?.kind === 'withdrawn') return withdrawn.by;
  return view.questions.some(({ state }) => state !== 'carried') ? undefined : by;
};

const reorderedBy: ActorOf = (view, before, by) => {
  const ordered = newsSince(before, view).findLast(({ kind }) => kind === 'order');
  return ordered?.kind === 'order' ? ordered.by : by;
};

const newsSince = (before: TableView, view: TableView) =>
  view.events.filter(({ id }) => id > newestId(before.events));

const hardTakenBy: ActorOf = (view, before, by) =>
  view.hard === before.hard || view.dealNumber !== before.dealNumber
    ? by
    : (view.hard ?? undefined);
