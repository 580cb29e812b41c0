import { headers } from 'next/headers';
import { networkOf } from '@/lib/server/network';
import { currentRequest } from '@/lib/server/requests';
import { settings } from '@/lib/server/settings';

/**
 * The requesting network. Each proxy appends its caller's address to `X-Forwarded-For`, so behind trusted proxies it is
 * the entry that the outermost of them added; earlier entries may be forged.
 */
export async function readNetwork(): Promise<string> {
  const direct = networkOf(currentRequest()?.address ?? '') ?? '';
  if (settings.trustedProxies === 0) return direct;
  const forwarded = ((await headers()).get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim());
  return networkOf(forwarded.at(-settings.trustedProxies) ?? '') ?? direct;
}
