'use client';

/**
 * Why the phone failed: storage is full, blocked, unreadable (damaged, lost or hanging) or written by a newer Fieldbook,
 * its thread cannot be started, or the code has a bug.
 */
export type PhoneFault =
  | 'phone-full'
  | 'phone-keeps-nothing'
  | 'phone-unreadable'
  | 'phone-newer'
  | 'phone-not-started'
  | 'internal-error';

/** Keyed by DOMException names (Indexed Database API, Exceptions). */
const FAULTS: Readonly<Record<string, PhoneFault>> = {
  QuotaExceededError: 'phone-full',
  InvalidStateError: 'phone-unreadable',
  TimeoutError: 'phone-unreadable',
  SecurityError: 'phone-keeps-nothing',
  UnknownError: 'phone-unreadable',
  VersionError: 'phone-newer',
};

/** Maps a DOMException name to a fault. For pages only: workers have no `localStorage`. */
export const faultNamed = (name: string): PhoneFault =>
  // Chromium throws only an UnknownError if the user has blocked site data.
  name === 'UnknownError' && isStorageBlocked()
    ? 'phone-keeps-nothing'
    : (FAULTS[name] ?? 'internal-error');

function isStorageBlocked(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}

export const faultOf = (error: unknown): PhoneFault =>
  faultNamed(error instanceof DOMException ? error.name : '');
