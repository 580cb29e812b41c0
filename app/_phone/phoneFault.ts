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

/** What an error of the browser's, by its name, means to whoever holds the phone. */
export const faultNamed = (name: string): PhoneFault => FAULTS[name] ?? 'our-fault';

export const faultOf = (error: unknown): PhoneFault =>
  faultNamed(error instanceof DOMException ? error.name : '');
