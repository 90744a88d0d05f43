import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readCallerAddress } from './callerAddress';

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
])('the address of a caller %s', async (_where, forwarded, proxies, address) => {
  expect(await seen(forwarded, proxies)).toBe(address);
});
