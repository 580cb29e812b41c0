import { networkInterfaces } from 'node:os';
import { headers } from 'next/headers';
import { addressesInNetwork, outwardAddress } from '@/lib/server/networkAddresses';
import { currentRequest } from '@/lib/server/requests';
import { settings } from '@/lib/server/settings';

/**
 * The origins at which other phones reach this server, likeliest first, for the codes that they scan: `PUBLIC_URL`, or
 * this computer's addresses in its network if the page was requested by a loopback name, which leads every phone to
 * itself. Empty if it is in no network; `undefined` if the page's own origin serves others as well.
 */
export async function originsForOthers(): Promise<readonly string[] | undefined> {
  if (settings.publicUrl !== undefined) return [settings.publicUrl.origin];
  const sent = await headers();
  const requested = `http://${sent.get('host') ?? ''}`;
  if (!URL.canParse(requested) || !isLoopback(new URL(requested).hostname)) return undefined;
  const { address = '', listensOn = '127.0.0.1' } = currentRequest() ?? {};
  // Only to this computer itself, since anybody can send such a name. Next adds the sender's address as a proxy does.
  const senders = [address, ...(sent.get('x-forwarded-for')?.split(',') ?? [])];
  // Who listens only to this computer stands behind a proxy.
  if (!senders.every(isLoopback) || isLoopback(listensOn)) return undefined;
  const { port } = new URL(requested);
  return addressesInNetwork(networkInterfaces(), await outwardAddress()).map(
    each => `http://${each}${port === '' ? '' : `:${port}`}`,
  );
}

const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|(::ffff:)?127(\.\d+){3}|\[?::1\]?)$/i.test(host.trim());
