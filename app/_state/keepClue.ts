import { createPersisted } from './persisted';

interface ClueKeeping {
  /** Whether an own clue, once looked at, stays on this phone until the end, to open without a connection. */
  readonly keeps: boolean;
}

export const { use: useClueKeeping, rehydrate: rehydrateClueKeeping } =
  createPersisted<ClueKeeping>(
    { keeps: true },
    {
      name: 'fieldbook-clues',
      storage: 'localStorage',
      read: ({ keeps }) => (typeof keeps === 'boolean' ? { keeps } : undefined),
    },
  );

/** As it was chosen on any page of this phone. */
export function keepsClues(): boolean {
  rehydrateClueKeeping();
  return useClueKeeping.getState().keeps;
}
