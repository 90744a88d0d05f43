import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves a folder on a free port of the loopback address; a browser keeps what it has.
 * @param root relative to the working directory
 */
export async function serveFolder(root: string) {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    context.header('Cache-Control', 'max-age=3600');
  });
  app.use(serveStatic({ root }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
