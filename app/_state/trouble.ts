import type { Result } from '@/lib/result';
import type { StoredNotebook } from '@/lib/table/notebookCommands';

/** Why a call failed: a code to distinguish cases, and the server's message if there was one. */
export interface Trouble {
  readonly code: string;
  readonly message?: string;
  /** The seat's current notebook, if the call would have overwritten a different one. */
  readonly notebook?: StoredNotebook;
}

export type AsyncResult<T> = Promise<Result<T, Trouble>>;

const OUTAGES: readonly string[] = [
  'offline',
  'unreadable',
  'unavailable',
  'internal-error',
  'phone-not-started',
];
const TOO_MANY: readonly string[] = ['too-many-moves', 'too-many-guesses', 'too-many-requests'];

/** Whether the server, or the phone’s thread, was down or failed, so that the same request may succeed later. */
export const isOutage = ({ code }: Trouble): boolean => OUTAGES.includes(code);

/** Whether the refusal is independent of the request, so that a retry may succeed: an outage, or too many requests. */
export const isTemporary = (trouble: Trouble): boolean =>
  isOutage(trouble) || TOO_MANY.includes(trouble.code);
