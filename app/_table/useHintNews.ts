'use client';

import { useEffect, useState } from 'react';
import { createPersisted, isListOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import type { Hint } from '@/lib/solver/hints';

interface HintsRead {
  /** Deals, as code and number, whose hint has been dismissed on this phone. */
  readonly deals: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** How many games are remembered; nobody continues older ones. */
const REMEMBERED = 24;

/** Kept in localStorage: a dismissed hint does not come back after a restart. */
const { use: useHintsRead, rehydrate: recallHintsRead } = createPersisted<HintsRead>(
  { deals: [] },
  {
    name: 'fieldbook-hints-read',
    storage: 'localStorage',
    read: ({ deals }) => (isListOf(deals, isText) ? { deals } : undefined),
  },
);

interface HintNewsState {
  /** The hint, once the table has voted for it. */
  readonly hint: Hint | undefined;
  /** Whether it shows on the page: from when it arrives until somebody here dismisses it. */
  readonly isShown: boolean;
  putAway(): void;
  showAgain(): void;
}

export function useHintNews(): HintNewsState {
  const deal = useTable(({ view }) => `${view.code} ${view.dealt}`);
  const hint = useTable(({ view }) =>
    view.phase === 'ended' ? undefined : view.hint.shown[0]?.id,
  );
  const isRead = useHintsRead(({ deals }) => deals.includes(deal));
  const [isRecalled, setRecalled] = useState(false);
  useEffect(() => {
    recallHintsRead();
    setRecalled(true);
  }, []);
  const others = (deals: readonly string[]) => deals.filter(each => each !== deal);
  return {
    hint,
    isShown: hint !== undefined && isRecalled && !isRead,
    putAway() {
      // Another tab may have stored other games.
      recallHintsRead();
      useHintsRead.setState(({ deals }) => ({
        deals: [...others(deals), deal].slice(-REMEMBERED),
      }));
    },
    showAgain: () => useHintsRead.setState(({ deals }) => ({ deals: others(deals) })),
  };
}
