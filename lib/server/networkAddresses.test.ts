import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { addressesInNetwork, outwardAddress } from './networkAddresses';

const HARDWARE = 'a4:83:e7:12:34:56';
const NO_HARDWARE = '00:00:00:00:00:00';
const IPV4 = { netmask: '255.255.255.0', cidr: null } as const;
const ipv4 = (address: string, mac: string = HARDWARE, internal = false): NetworkInterfaceInfo => ({
  ...IPV4,
  address,
  mac,
  internal,
  family: 'IPv4',
});
const ipv6 = (address: string): NetworkInterfaceInfo => ({
  ...IPV4,
  address,
  mac: HARDWARE,
  internal: false,
  family: 'IPv6',
  scopeid: 0,
});
const LOOPBACK = { lo: [ipv4('127.0.0.1', NO_HARDWARE, true)] };
/** A random hardware address, which some phones and laptops use for each Wi-Fi network. */
const PRIVATE_WIFI = '6e:1f:02:9a:b3:c4';

test.each([
  ['no network', LOOPBACK, []],
  [
    'a laptop in a home',
    { ...LOOPBACK, wlan0: [ipv4('192.168.1.20'), ipv6('fe80::1')] },
    ['192.168.1.20'],
  ],
  ['IPv6 alone', { ...LOOPBACK, wlan0: [ipv6('2001:db8::1')] }, []],
  ['a self-assigned address', { en0: [ipv4('169.254.7.7')] }, []],
  ['a tunnel alone', { tun0: [ipv4('10.8.0.2', NO_HARDWARE)] }, ['10.8.0.2']],
  [
    'two cables',
    { en0: [ipv4('203.0.113.9')], en5: [ipv4('192.168.178.30')] },
    ['192.168.178.30', '203.0.113.9'],
  ],
  [
    'many networks',
    { a: ['1', '2', '3', '4', '5', '6'].map(last => ipv4(`10.0.0.${last}`)) },
    ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'],
  ],
])('a computer with %s', (_, interfaces, addresses) => {
  expect(addressesInNetwork(interfaces, undefined)).toEqual(addresses);
});

/** Networks of real computers; the phones are in the first one. */
const COMPUTERS = {
  'Linux with Docker': {
    eth0: ipv4('10.0.0.5'),
    docker0: ipv4('172.17.0.1', '02:42:7a:11:22:33'),
    'br-1f2e': ipv4('172.18.0.1', '9e:01:02:03:04:05'),
  },
  'Linux with LXD': {
    wlp3s0: ipv4('10.1.2.3'),
    lxdbr0: ipv4('10.0.3.1', '00:16:3e:5a:6b:7c'),
  },
  'Linux with Podman': {
    wlp3s0: ipv4('172.16.4.20', PRIVATE_WIFI),
    podman0: ipv4('10.88.0.1', '8a:10:20:30:40:50'),
  },
  'Linux with QEMU': {
    enp2s0: ipv4('10.0.0.7'),
    virbr0: ipv4('192.168.122.1', '52:54:00:aa:bb:cc'),
  },
  'Windows with VirtualBox': {
    'Wi-Fi': ipv4('10.20.30.40', PRIVATE_WIFI),
    'Ethernet 2': ipv4('192.168.56.1', '0a:00:27:00:00:10'),
  },
  'Windows with VMware': {
    Ethernet: ipv4('10.20.30.41'),
    'VMware Network Adapter VMnet8': ipv4('192.168.233.1', '00:50:56:c0:00:08'),
    'VMware Network Adapter VMnet1': ipv4('192.168.17.1', '00:50:56:c0:00:01'),
  },
  'Windows with WSL, its Wi-Fi in a virtual switch': {
    'vEthernet (Extern)': ipv4('192.168.0.11'),
    'vEthernet (WSL)': ipv4('192.168.112.1', '00:15:5d:81:92:a3'),
  },
  'Windows with NordVPN': {
    'Wi-Fi': ipv4('192.168.0.12'),
    NordLynx: ipv4('10.5.0.2', NO_HARDWARE),
  },
  'Windows with OpenVPN': {
    'Wi-Fi': ipv4('172.20.0.12'),
    'Ethernet 3': ipv4('10.8.0.6', '00:ff:a1:b2:c3:d4'),
  },
  'a Mac with a virtual machine': {
    en0: ipv4('10.0.1.9', PRIVATE_WIFI),
    bridge100: ipv4('192.168.64.1', '3e:22:fb:0a:0b:64'),
  },
  'a Mac with Parallels': {
    en0: ipv4('10.0.1.9'),
    vnic0: ipv4('10.211.55.2', '00:1c:42:00:00:08'),
    vnic1: ipv4('10.37.129.2', '00:1c:42:00:00:09'),
  },
  'a Mac with a tunnel': {
    en0: ipv4('172.16.0.9'),
    utun3: ipv4('10.8.0.2', NO_HARDWARE),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NetworkInterfaceInfo>>>>;

test.each(Object.entries(COMPUTERS))(
  '%s: virtual networks and tunnels come last',
  (_, networks) => {
    const named = Object.entries(networks);
    const addresses = named.map(([, { address }]) => address);
    const [usual] = addresses;
    for (const listed of [named, named.toReversed()]) {
      const interfaces = Object.fromEntries(listed.map(([name, network]) => [name, [network]]));
      // Also without an outward route, and where it leads through a tunnel.
      for (const outward of [usual, undefined, ...tunnelsOf(networks)]) {
        const [likeliest, ...others] = addressesInNetwork(interfaces, outward);
        expect(likeliest, `outward by ${outward}`).toBe(usual);
        expect(others.toSorted()).toEqual(addresses.slice(1).toSorted());
      }
    }
  },
);

const tunnelsOf = (networks: Readonly<Record<string, NetworkInterfaceInfo>>) =>
  Object.values(networks).flatMap(({ address, mac }) =>
    mac === NO_HARDWARE || mac.startsWith('00:ff') ? [address] : [],
  );

test('the outward address comes before other addresses of unknown hardware', () => {
  const interfaces = { enX: [ipv4('192.168.99.1')], enY: [ipv4('10.0.0.5')] };
  expect(addressesInNetwork(interfaces, '10.0.0.5')).toEqual(['10.0.0.5', '192.168.99.1']);
});

test('in a virtual machine, its own network comes before its containers’', () => {
  const interfaces = {
    docker0: [ipv4('172.17.0.1', '02:42:7a:11:22:33')],
    eth0: [ipv4('172.29.5.6', '00:15:5d:81:92:a3')],
    unknown0: [ipv4('192.168.9.1', PRIVATE_WIFI)],
  };
  expect(addressesInNetwork(interfaces, '172.29.5.6')[0]).toBe('172.29.5.6');
});

test('the outward address is the one that the system would send from', async () => {
  expect(await outwardAddress('127.0.0.1')).toBe('127.0.0.1');
  const own = Object.values(networkInterfaces()).flatMap((all = []) => all.map(one => one.address));
  const outward = await outwardAddress();
  if (outward !== undefined) expect(own).toContain(outward);
});

test('without a route there is no outward address', async () => {
  // Fails like an unreachable network: a socket needs permission to broadcast.
  expect(await outwardAddress('255.255.255.255')).toBeUndefined();
});
