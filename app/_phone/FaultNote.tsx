import { TroubleNote } from '@/app/_ui/Message';
import type { Deduced } from './useDeduced';

/** Shows why the phone could not compute a deduction; empty on success or if the pieces contradict each other. */
export function FaultNote({ deduced }: { readonly deduced: Deduced | undefined }) {
  const fault = deduced?.ok === false && typeof deduced.error === 'string' && deduced.error;
  return <TroubleNote trouble={fault ? { code: fault } : undefined} />;
}
