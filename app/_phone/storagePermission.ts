import { createPersisted } from '@/app/_state/persisted';

/**
 * Whether the browser keeps this site's data until the user deletes it, rather than evicting it when storage runs
 * low. False over plain http and in old browsers, which lack the API.
 */
export async function isStoragePersistent(): Promise<boolean> {
  return request(storage => storage.persisted());
}

/** Requests persistent storage. Chromium and Safari decide by themselves; Firefox asks the user. */
export async function requestPersistentStorage(): Promise<boolean> {
  return request(storage => storage.persist());
}

const { use: useStorageAsked } = createPersisted(
  { isAsked: false },
  {
    name: 'fieldbook-keeping',
    storage: 'localStorage',
    read: ({ isAsked }) => (typeof isAsked === 'boolean' ? { isAsked } : undefined),
  },
);

/** Requests it only once, when the first phone game is dealt. */
export async function requestPersistentStorageOnce(): Promise<void> {
  if (useStorageAsked.getState().isAsked) return;
  useStorageAsked.setState({ isAsked: true });
  await requestPersistentStorage();
}

/** Insecure contexts have no `navigator.storage`. */
export const canRequestPersistence = (): boolean =>
  window.isSecureContext && 'storage' in navigator;

async function request(call: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return canRequestPersistence() && (await call(navigator.storage));
  } catch {
    // A browser with blocked storage may throw even here.
    return false;
  }
}
