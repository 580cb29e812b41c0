import { isIP } from 'node:net';

/**
 * By what an address is counted: a household's IPv6 addresses are a /64, so that nobody has
 * billions; IPv4 inside IPv6 is IPv4. Nothing for text that is no address.
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

/** Some proxies name the port as well: "203.0.113.7:4000", "[2001:db8::1]:4000". */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/** The eight groups of an IPv6 address, in any of its spellings. */
function groupsOf(address: string): readonly number[] {
  // A URL's host is spelled one way: lower case, no dots, the longest run of zeros left out.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = host
    .split('::')
    .map(half => (half === '' ? [] : half.split(':').map(group => Number.parseInt(group, 16))));
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}
