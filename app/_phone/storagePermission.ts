import { createPersisted } from '@/app/_state/persisted';

/**
 * Whether the browser keeps what this phone stores until its owner deletes it, rather than until room is short.
 * Over plain http, and in old browsers, nothing can be asked, and nothing is promised.
 */
export async function isStoragePersistent(): Promise<boolean> {
  return asked(storage => storage.persisted());
}

/** Asks the browser to. Chromium and Safari decide by themselves, Firefox asks whoever holds the phone. */
export async function requestPersistentStorage(): Promise<boolean> {
  return asked(storage => storage.persist());
}

const { use: useKeeping, rehydrate: recall } = createPersisted(
  { isAsked: false },
  {
    name: 'fieldbook-keeping',
    storage: 'localStorage',
    read: ({ isAsked }) => (typeof isAsked === 'boolean' ? { isAsked } : undefined),
  },
);

/** Asks once and never again by itself, as the first game is dealt that only this phone keeps. */
export async function requestPersistentStorageOnce(): Promise<void> {
  recall();
  if (useKeeping.getState().isAsked) return;
  useKeeping.setState({ isAsked: true });
  await requestPersistentStorage();
}

/** The names are missing where the address is not a safe one. */
export const canRequestPersistence = (): boolean =>
  window.isSecureContext && 'storage' in navigator;

async function asked(ask: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return canRequestPersistence() && (await ask(navigator.storage));
  } catch {
    // A browser that keeps nothing may refuse the very question.
    return false;
  }
}
