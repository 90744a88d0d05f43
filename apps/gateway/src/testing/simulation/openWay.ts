import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Line } from './Line';
import type { Listener } from './Line';

/** A gateway's way to its database, below any driver. */
export interface Way {
  /** Where the gateway finds the database. */
  readonly url: string;
  /** Breaks all of it, and takes no connection any more. */
  close(): readonly Line[];
}

/** Opens a way to the database of `url` on a port of its own. */
export async function openWay(url: string, listener: Listener): Promise<Way> {
  const lines = new Set<Line>();
  const server = createServer((client) => {
    const line = new Line(client, new URL(url), listener);
    lines.add(line);
    client.on('close', () => lines.delete(line));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(url);
  way.hostname = '127.0.0.1';
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    close: () => {
      const broken = [...lines];
      for (const line of broken) line.cut();
      server.close();
      return broken;
    },
  };
}
