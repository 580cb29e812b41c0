import { TroubleNote } from '@/app/_ui/Message';
import type { Deduced } from './useDeduced';

/** Why the phone could not reckon; nothing where it could, or where the pieces contradict each other. */
export function FaultNote({ deduced }: { readonly deduced: Deduced | undefined }) {
  const fault = deduced?.ok === false && typeof deduced.error === 'string' && deduced.error;
  return <TroubleNote trouble={fault ? { code: fault } : undefined} />;
}
