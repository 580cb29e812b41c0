import { isIP } from 'node:net';

/**
 * The network that an address counts towards: the /64 of an IPv6 address, so that a household does not have billions;
 * IPv4-mapped IPv6 counts as IPv4. `undefined` if the text is not an address.
 */
export function networkOf(address: string): string | undefined {
  const [plain = ''] = withoutPort(address).split('%');
  const version = isIP(plain);
  if (version !== 6) return version === 4 ? plain : undefined;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies include the port: "203.0.113.7:4000", "[2001:db8::1]:4000". */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): readonly number[] {
  // URL parsing normalizes the host: lower case, no dotted quad, the longest run of zeros omitted.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = host
    .split('::')
    .map(half => (half === '' ? [] : half.split(':').map(group => Number.parseInt(group, 16))));
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}
