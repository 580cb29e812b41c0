'use client';

import type { Messages } from 'use-intl';

/**
 * Why the phone could not do its part: it has no room left, keeps nothing, cannot read what it has kept, or a newer
 * Fieldbook has kept it.
 */
export type PhoneFault =
  | 'phone-full'
  | 'phone-keeps-nothing'
  | 'phone-unreadable'
  | 'phone-newer'
  | 'our-fault';

/** The names are those of the browser's errors (Indexed Database API, Exceptions). */
const FAULTS: Readonly<Record<string, PhoneFault>> = {
  QuotaExceededError: 'phone-full',
  InvalidStateError: 'phone-keeps-nothing',
  SecurityError: 'phone-keeps-nothing',
  UnknownError: 'phone-unreadable',
  VersionError: 'phone-newer',
};

/** What an error of the browser's, by its name, means to whoever holds the phone. Pages ask, not threads. */
export const faultNamed = (name: string): PhoneFault =>
  // Chromium says no more than this where somebody has forbidden pages to keep anything.
  name === 'UnknownError' && isForbidden() ? 'phone-keeps-nothing' : (FAULTS[name] ?? 'our-fault');

function isForbidden(): boolean {
  try {
    return window.localStorage === null;
  } catch {
    return true;
  }
}

export const faultOf = (error: unknown): PhoneFault =>
  faultNamed(error instanceof DOMException ? error.name : '');

/** A refusal that there are words for. */
export type RefusalCode = keyof Messages['errors'];
