import type { Trouble } from '@/app/_state/tableClient';
import { Message } from './Message';

/** Why a wish did not come true, beside where it was made. */
export function TroubleNote({ trouble }: { trouble: Trouble | undefined }) {
  return trouble && <Message kind="trouble" title={trouble.message} />;
}
