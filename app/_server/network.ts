import { headers } from 'next/headers';
import { networkOf } from '@/lib/server/network';
import { currentRequest } from '@/lib/server/requests';
import { settings } from '@/lib/server/settings';

/**
 * The network that asks. Behind proxies it is the one that the outermost trusted proxy saw: each
 * adds the address of its caller at the end, and what stands before may be made up.
 */
export async function readNetwork(): Promise<string> {
  const direct = networkOf(currentRequest()?.address ?? '') ?? '';
  if (settings.trustedProxies === 0) return direct;
  const forwarded = ((await headers()).get('x-forwarded-for') ?? '')
    .split(',')
    .map(part => part.trim());
  return networkOf(forwarded.at(-settings.trustedProxies) ?? '') ?? direct;
}
