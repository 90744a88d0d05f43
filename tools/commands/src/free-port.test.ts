import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, it } from 'vitest';
import { onFreePort } from './free-port';

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

it('passes over a port that is taken while something starts on it', async () => {
  const first = await listen(0);
  const from = portOf(first);
  await new Promise((resolve) => first.close(resolve));
  let thief: Server | undefined;
  const started = await onFreePort(from, async (port) => {
    thief ??= await listen(port);
    return listen(port);
  });
  expect(portOf(started)).toBeGreaterThan(from);
  thief?.close();
  started.close();
});

it('tells any other failure of a start, at once', async () => {
  let starts = 0;
  const start = onFreePort(4900, () => {
    starts += 1;
    return Promise.reject(new Error('no disk'));
  });
  await expect(start).rejects.toThrow('no disk');
  expect(starts).toBe(1);
});
