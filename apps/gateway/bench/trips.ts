import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to a PostgreSQL that counts how often somebody sends and then waits for it, on the wire, below any driver. */
export interface CountedWay {
  readonly url: string;
  /** Round trips since the last question. */
  take(): number;
  close(): Promise<void>;
}

/** Opens a way to the server of `url` on a port of its own. */
export async function openCountedWay(url: string): Promise<CountedWay> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let trips = 0;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
    }
    let waits = false;
    client.on('data', (chunk) => {
      if (!waits) trips += 1;
      waits = true;
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      waits = false;
      client.write(chunk);
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const counted = new URL(url);
  counted.hostname = '127.0.0.1';
  counted.port = String((server.address() as AddressInfo).port);
  return {
    url: counted.href,
    take: () => {
      const taken = trips;
      trips = 0;
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
