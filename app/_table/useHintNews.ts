'use client';

import { useEffect, useState } from 'react';
import { createPersisted, isListOf } from '@/app/_state/persisted';
import { useTable } from '@/app/_state/TableProvider';
import type { Hint } from '@/lib/solver/hints';

interface HintsRead {
  /** The codes of the games whose hint has been read here, and put away. */
  readonly codes: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** So many games back: nobody goes on with older ones. */
const REMEMBERED = 24;

/** Kept for good: what was read once does not come back when the phone is started anew. */
const { use: useHintsRead, rehydrate: recallHintsRead } = createPersisted<HintsRead>(
  { codes: [] },
  {
    name: 'fieldbook-hints-read',
    storage: 'localStorage',
    read: ({ codes }) => (isListOf(codes, isText) ? { codes } : undefined),
  },
);

interface HintNewsState {
  /** The hint, once the table has wanted it. */
  readonly hint: Hint | undefined;
  /** Whether it stands on the page: at once when it comes, and until somebody here puts it away. */
  readonly isShown: boolean;
  putAway(): void;
  showAgain(): void;
}

export function useHintNews(): HintNewsState {
  const code = useTable(state => state.view.code);
  const hint = useTable(({ view }) =>
    view.phase === 'ended' ? undefined : view.hint.shown[0]?.id,
  );
  const isRead = useHintsRead(({ codes }) => codes.includes(code));
  const [isRecalled, setRecalled] = useState(false);
  useEffect(() => {
    recallHintsRead();
    setRecalled(true);
  }, []);
  const others = (codes: readonly string[]) => codes.filter(each => each !== code);
  return {
    hint,
    isShown: hint !== undefined && isRecalled && !isRead,
    putAway() {
      // Another tab may have read others.
      recallHintsRead();
      useHintsRead.setState(({ codes }) => ({
        codes: [...others(codes), code].slice(-REMEMBERED),
      }));
    },
    showAgain: () => useHintsRead.setState(({ codes }) => ({ codes: others(codes) })),
  };
}
