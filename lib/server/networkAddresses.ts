import { createSocket } from 'node:dgram';
import type { networkInterfaces } from 'node:os';

/** A longer list would not be read. A computer has one address in each of its networks. */
const MAX_ADDRESSES = 4;

/** First bytes of the hardware addresses that virtual machines and containers give their networks. */
const VIRTUAL_HARDWARE: readonly string[] = [
  '0a:00:27', // VirtualBox
  '00:50:56', // VMware
  '00:15:5d', // Hyper-V, WSL
  '00:1c:42', // Parallels
  '52:54:00', // QEMU
  '00:16:3e', // LXD, Xen
  '10:66:6a', // Incus
  '02:42', // Docker
];
/** Names of such networks whose hardware address is random. */
const VIRTUAL_NAME = /^(docker|br-|veth|podman|cni|flannel|bridge\d{3}$)/;

/** Tunnels have no hardware address, or one that their program made up. */
const TUNNEL_HARDWARE: readonly string[] = [
  '00:00:00:00:00:00',
  '00:ff', // OpenVPN's TAP on Windows
];
const TUNNEL_NAME = /^(tap|zt|ZeroTier)/;

/** Ranges that home and office networks use, likeliest first. */
const USUAL: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Reserved for documentation (RFC 5737): no network contains it, so it takes the default route. */
const ELSEWHERE = '192.0.2.1';
const ANY_PORT = 9;

/**
 * This computer's IPv4 address on the route to `target`; `undefined` without a route. Only looks at the routing table:
 * connecting a UDP socket sends nothing.
 */
export function outwardAddress(target: string = ELSEWHERE): Promise<string | undefined> {
  const socket = createSocket('udp4');
  return new Promise<string | undefined>(resolve => {
    socket.once('error', () => resolve(undefined));
    socket.once('connect', () => resolve(socket.address().address));
    socket.connect(ANY_PORT, target);
  }).finally(() => socket.close());
}

/**
 * The IPv4 addresses at which phones in this computer's networks may reach it, likeliest first, at most four: the
 * outward address, other hardware, virtual networks, tunnels. Tunnels come last even if they lead outward, since phones
 * are not in them.
 *
 * @param interfaces as `networkInterfaces` of `node:os` returns them
 * @param outward as `outwardAddress` returns it
 */
export function addressesInNetwork(
  interfaces: ReturnType<typeof networkInterfaces>,
  outward: string | undefined,
): readonly string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ address, mac, family, internal }) =>
      family === 'IPv4' && !internal && !address.startsWith('169.254.')
        ? [{ address, rank: rankOf(name, mac, address === outward) * 10 + rangeOf(address) }]
        : [],
    ),
  );
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_ADDRESSES)
    .map(({ address }) => address);
}

function rankOf(name: string, mac: string, isOutward: boolean): number {
  const begins = (bytes: string) => mac.startsWith(bytes);
  const isTunnel = TUNNEL_NAME.test(name) || TUNNEL_HARDWARE.some(begins);
  const isVirtual = VIRTUAL_NAME.test(name) || VIRTUAL_HARDWARE.some(begins);
  return (isTunnel ? 4 : 0) + (isOutward ? 0 : isVirtual ? 2 : 1);
}

function rangeOf(address: string): number {
  const usual = USUAL.findIndex(range => range.test(address));
  return usual < 0 ? USUAL.length : usual;
}
