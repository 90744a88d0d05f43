import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readCallerAddress, toCaller } from './callerAddress';

async function seen(forwarded: string | undefined, proxies: number): Promise<string> {
  const app = new Hono().get('/', (hono) => hono.text(readCallerAddress(hono, proxies)));
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
  return (await app.request('/', { headers })).text();
}

it.each([
  ['without a proxy, whatever is claimed', '1.1.1.1', 0, 'in-process'],
  ['behind one proxy', '1.1.1.1', 1, '1.1.1.1'],
  ['behind one proxy, with a claim before it', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['behind two proxies', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
  ['behind a proxy that says nothing', undefined, 1, 'in-process'],
  ['behind more proxies than the header names', '1.1.1.1', 2, 'in-process'],
  ['behind a proxy that ends its list with a comma', '6.6.6.6,', 1, 'in-process'],
])('the address of a caller %s', async (_where, forwarded, proxies, address) => {
  expect(await seen(forwarded, proxies)).toBe(address);
});

it.each([
  ['203.0.113.50', '203.0.113.50'],
  ['203.0.113.50:49152', '203.0.113.50'],
  ['::ffff:203.0.113.50', '203.0.113.50'],
  ['[::ffff:203.0.113.50]:49152', '203.0.113.50'],
  ['::FFFF:CB00:7132', '203.0.113.50'],
  ['0:0:0:0:0:ffff:cb00:7132', '203.0.113.50'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::'],
  ['2001:0DB8:85A3:08D3::1', '2001:db8:85a3:8d3::'],
  ['[2001:db8:85a3:8d3::2]:443', '2001:db8:85a3:8d3::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['64:ff9b::203.0.113.50', '203.0.113.50'],
  ['::ffff:0:203.0.113.50', '203.0.113.50'],
  ['2002:cb00:7132:1::9', '203.0.113.50'],
  ['[FE80:0:0:0:1::1%25eth0]:80', 'fe80:0:0:0::'],
  ['"[2001:db8:85a3:8d3::2]:443"', '2001:db8:85a3:8d3::'],
  ['010.0.0.1', undefined],
  ['1.1.1.1:80:80', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['203.0.113', undefined],
  ['', undefined],
])('an address is one caller in whatever form it is written: %s', (written, caller) => {
  expect(toCaller(written)).toBe(caller);
});

it('what a proxy writes that is no address is nobody’s', async () => {
  expect(await seen('unknown', 1)).toBe('in-process');
});
