import { dealRefusalView } from '@/lib/game/dealRefusalView';
import type { DealRefusal } from '@/lib/game/dealRequested';
import { replyError } from './reply';

/** A map without a fair deal comes with what to change about it. */
export function replyDealRefusal(refusal: DealRefusal): Promise<Response> {
  const { code, ...details } = dealRefusalView(refusal);
  return replyError(code, {}, details);
}
