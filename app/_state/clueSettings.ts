import { createPersisted } from './persisted';

/** How this phone treats its own clues. */
interface ClueSettings {
  /** Whether a viewed clue is cached until the end, for use without a connection. */
  readonly isCached: boolean;
  /** Whether a tap opens and covers a clue, for people who cannot hold a button. */
  readonly opensByTap: boolean;
}

export const { use: useClueSettings, useIsUnsaved: useAreClueSettingsUnsaved } =
  createPersisted<ClueSettings>(
    { isCached: true, opensByTap: false },
    {
      name: 'fieldbook-clues',
      storage: 'localStorage',
      read: ({ isCached, opensByTap }) =>
        typeof isCached === 'boolean' && typeof opensByTap === 'boolean'
          ? { isCached, opensByTap }
          : undefined,
    },
  );

export const cachesClues = (): boolean => useClueSettings.getState().isCached;
