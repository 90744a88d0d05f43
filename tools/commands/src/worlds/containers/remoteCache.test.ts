import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

type RemoteCache = (folder: string, tokens: Readonly<Record<'read' | 'write', string>>) => Server;

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playhouse-cache-'));
  const file = pathToFileURL('tools/containers/remoteCache.mjs').href;
  const { remoteCache } = (await import(/* @vite-ignore */ file)) as { remoteCache: RemoteCache };
  server = remoteCache(folder, { write: 'w', read: 'r' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (
  method: string,
  token: string,
  { hash = 'abc', body }: { hash?: string; body?: string } = {},
) =>
  fetch(`http://127.0.0.1:${port}/v1/cache/${hash}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });

it('gives to everybody what one has put, and changes nothing', async () => {
  expect((await ask('GET', 'r')).status).toBe(404);
  expect((await ask('PUT', 'w', { body: 'made' })).status).toBe(200);
  expect((await ask('PUT', 'w', { body: 'other' })).status).toBe(409);
  expect(await (await ask('GET', 'r')).text()).toBe('made');
  expect(readdirSync(folder)).toEqual(['abc']);
});

it.each([
  ['GET', '', 401],
  ['PUT', 'x', 401],
  ['PUT', 'r', 403],
  ['DELETE', 'w', 405],
])('answers %s with the token "%s" by %d', async (method, token, status) => {
  const sent = method === 'PUT' ? { body: 'poison' } : {};
  expect((await ask(method, token, sent)).status).toBe(status);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(['..%2f..%2fetc%2fpasswd', 'a.b', 'x'.repeat(129)])('knows no entry %s', async (hash) => {
  expect((await ask('GET', 'r', { hash })).status).toBe(404);
  expect((await ask('PUT', 'w', { hash, body: 'x' })).status).toBe(404);
});

it('keeps nothing of what was cut off', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'PUT /v1/cache/half HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer w\r\nContent-Length: 1000\r\n\r\nhalf',
  );
  await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toEqual([]);
});
