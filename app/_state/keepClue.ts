import { createKept } from './kept';

interface ClueKeeping {
  /** Whether an own clue, once looked at, stays on this phone until the end, to open without a connection. */
  readonly keeps: boolean;
}

export const { use: useClueKeeping, recall: recallClueKeeping } = createKept<ClueKeeping>(
  { keeps: true },
  {
    name: 'fieldbook-clues',
    storage: 'localStorage',
    read: ({ keeps }) => (typeof keeps === 'boolean' ? { keeps } : undefined),
  },
);

/** As it was chosen on any page of this phone. */
export function keepsClues(): boolean {
  recallClueKeeping();
  return useClueKeeping.getState().keeps;
}
