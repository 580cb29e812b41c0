/**
 * Whether the browser keeps what this phone stores until its owner deletes it, rather than until room is short.
 * Over plain http, and in old browsers, nothing can be asked, and nothing is promised.
 */
export async function isKeptForGood(): Promise<boolean> {
  return asked(storage => storage.persisted());
}

/** Asks the browser to. Chromium and Safari decide by themselves, Firefox asks whoever holds the phone. */
export async function askToKeepForGood(): Promise<boolean> {
  return asked(storage => storage.persist());
}

/** The names are missing where the address is not a safe one. */
export const canAskToKeep = (): boolean => window.isSecureContext && 'storage' in navigator;

async function asked(ask: (storage: StorageManager) => Promise<boolean>): Promise<boolean> {
  try {
    return canAskToKeep() && (await ask(navigator.storage));
  } catch {
    // A browser that keeps nothing may refuse the very question.
    return false;
  }
}
