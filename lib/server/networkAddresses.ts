import type { networkInterfaces } from 'node:os';

/** More would not be read: a computer has one address for each network that it is in. */
const MAX_ADDRESSES = 4;

/** Names of interfaces that lead to virtual machines, containers or tunnels rather than to other phones. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|cni|flannel)|virtual|vEthernet|WSL/i;

/** Ranges that home and office networks use, likeliest first. */
const USUAL: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/**
 * The IPv4 addresses at which other phones in this computer's networks may reach it, likeliest first; at most four.
 *
 * @param interfaces as `networkInterfaces` of `node:os` returns them
 */
export function addressesInNetwork(
  interfaces: ReturnType<typeof networkInterfaces>,
): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ address, family, internal }) =>
      family === 'IPv4' && !internal && !address.startsWith('169.254.')
        ? [{ address, rank: rankOf(name, address) }]
        : [],
    ),
  );
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_ADDRESSES)
    .map(({ address }) => address);
}

function rankOf(name: string, address: string): number {
  const usual = USUAL.findIndex(range => range.test(address));
  return (VIRTUAL.test(name) ? 10 : 0) + (usual < 0 ? USUAL.length : usual);
}
