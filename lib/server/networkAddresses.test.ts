import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesInNetwork } from './networkAddresses';

const IPV4 = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null } as const;
const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...IPV4,
  address,
  internal,
  family: 'IPv4',
});
const ipv6 = (address: string): NetworkInterfaceInfo => ({
  ...IPV4,
  address,
  internal: false,
  family: 'IPv6',
  scopeid: 0,
});
const LOOPBACK = { lo: [ipv4('127.0.0.1', true)] };

test.each([
  ['no network', LOOPBACK, []],
  [
    'a laptop in a home',
    { ...LOOPBACK, wlan0: [ipv4('192.168.1.20'), ipv6('fe80::1')] },
    ['192.168.1.20'],
  ],
  ['IPv6 alone', { ...LOOPBACK, wlan0: [ipv6('2001:db8::1')] }, []],
  ['an address that nobody gave', { en0: [ipv4('169.254.7.7')] }, []],
  [
    'containers',
    { docker0: [ipv4('172.17.0.1')], 'br-1f2e': [ipv4('172.18.0.1')], eth0: [ipv4('10.0.0.5')] },
    ['10.0.0.5', '172.17.0.1', '172.18.0.1'],
  ],
  [
    'Windows with virtual machines',
    { 'vEthernet (WSL)': [ipv4('192.168.112.1')], 'Wi-Fi': [ipv4('192.168.0.11')] },
    ['192.168.0.11', '192.168.112.1'],
  ],
  [
    'a Mac with a tunnel and a cable',
    { utun3: [ipv4('10.8.0.2')], en0: [ipv4('203.0.113.9')], en5: [ipv4('192.168.178.30')] },
    ['192.168.178.30', '203.0.113.9', '10.8.0.2'],
  ],
  [
    'many networks',
    { a: ['1', '2', '3', '4', '5', '6'].map(last => ipv4(`10.0.0.${last}`)) },
    ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'],
  ],
])('a computer with %s', (_, interfaces, addresses) => {
  expect(addressesInNetwork(interfaces)).toEqual(addresses);
});
