import { createPersisted } from './persisted';

interface ClueCaching {
  /** Whether a viewed own clue is cached on this phone until the end, for use without a connection. */
  readonly isOn: boolean;
}

export const { use: useClueCaching, rehydrate: rehydrateClueCaching } =
  createPersisted<ClueCaching>(
    { isOn: true },
    {
      name: 'fieldbook-clues',
      storage: 'localStorage',
      read: ({ isOn }) => (typeof isOn === 'boolean' ? { isOn } : undefined),
    },
  );

/** The current setting, reread since another page may have changed it. */
export function cachesClues(): boolean {
  rehydrateClueCaching();
  return useClueCaching.getState().isOn;
}
