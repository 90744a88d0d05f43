import { createServer } from 'node:net';

/** How many ports are tried, from the wished one upward. */
const tries = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts something on the first free port of the loopback address, from `from` upward. One that somebody takes while it
 * is starting is passed over like one that was taken before.
 */
export async function onFreePort<Started>(
  from: number,
  start: (port: number) => Promise<Started>,
): Promise<Started> {
  for (let port = from; port < from + tries; port += 1) {
    if (!(await isFree(port))) continue;
    try {
      return await start(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`No free port between ${from} and ${from + tries - 1}.`);
}

/** The first free port on the loopback address, from `from` upward; for what cannot be asked to start again. */
export function freePort(from: number): Promise<number> {
  return onFreePort(from, (port) => Promise.resolve(port));
}
