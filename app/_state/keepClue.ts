import { createPersisted } from './persisted';

interface ClueKeeping {
  /** Whether a viewed own clue is cached on this phone until the end, for use without a connection. */
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

/** The current setting, reread since another page may have changed it. */
export function keepsClues(): boolean {
  rehydrateClueKeeping();
  return useClueKeeping.getState().keeps;
}
