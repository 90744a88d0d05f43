import { expect, it } from 'vitest';
import { phoneAddresses } from './network';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) => ({
  ...{ address, family, internal, netmask: '', mac: '', cidr: null },
  ...(family === 'IPv6' ? { scopeid: 0 } : {}),
});

it('finds the addresses that a phone reaches, the network of a home first', () => {
  const found = phoneAddresses({
    lo: [at('127.0.0.1', 'IPv4', true)],
    docker0: [at('172.17.0.1')],
    eth0: [at('203.0.113.9'), at('fe80::1', 'IPv6'), at('169.254.7.7')],
    wlan0: [at('192.168.1.20')],
    tun0: undefined,
  } as Parameters<typeof phoneAddresses>[0]);
  expect(found).toEqual(['192.168.1.20', '203.0.113.9', '172.17.0.1']);
});
