import { networkInterfaces } from 'node:os';
import { headers } from 'next/headers';
import { addressesInNetwork, outwardAddress } from '@/lib/server/networkAddresses';
import { currentRequest } from '@/lib/server/requests';
import { settings } from '@/lib/server/settings';

/**
 * The origins for QR codes, at which other phones reach this server, likeliest first: `PUBLIC_URL`, or this computer's
 * addresses in its network if the page was requested by a loopback name, which on a phone means the phone itself. Empty
 * if it is in no network; `undefined` if the page's own origin also works for others.
 */
export async function originsForOthers(): Promise<readonly string[] | undefined> {
  if (settings.publicUrl !== undefined) return [settings.publicUrl.origin];
  const sent = await headers();
  const requested = `http://${sent.get('host') ?? ''}`;
  if (!URL.canParse(requested) || !isLoopback(new URL(requested).hostname)) return undefined;
  const { address = '', listensOn = '127.0.0.1' } = currentRequest() ?? {};
  // Only for requests from this computer, since anybody can send such a name. Next, too, adds the sender's address.
  const senders = [address, ...(sent.get('x-forwarded-for')?.split(',') ?? [])];
  // A server that listens only on a loopback address is behind a proxy.
  if (!senders.every(isLoopback) || isLoopback(listensOn)) return undefined;
  const { port } = new URL(requested);
  return addressesInNetwork(networkInterfaces(), await outwardAddress()).map(
    each => `http://${each}${port === '' ? '' : `:${port}`}`,
  );
}

const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/i.test(host.trim());
