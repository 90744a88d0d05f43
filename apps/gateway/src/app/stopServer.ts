import { Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';

export interface StopWaits {
  /** How long it goes on serving after it is no longer ready, in milliseconds. */
  readonly noticeMs: number;
  /** How long it waits after that for what it began, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * Waits until nothing is left to be accepted, for a second at most: connections that wait when a server closes are lost,
 * and with them the writes that were sent on them.
 */
async function waitForQuiet(): Promise<void> {
  const latest = performance.now() + 1_000;
  for (let began = 0; began < latest;) {
    began = performance.now();
    // Resolves after the round of the event loop in which all that waited was accepted.
    await new Promise(setImmediate);
    if (performance.now() - began < 1) return;
  }
}

/**
 * Makes the function that stops a server. From the call on each answer ends its connection, while new ones are served:
 * the server in front hears of it in that time, and gives up the connections that it does not use. Then none is accepted
 * any more, and those that live are finished.
 */
export function createStop(server: ServerType): (waits: StopWaits) => Promise<void> {
  const active = new Set<ServerResponse>();
  let stopping = false;
  if (server instanceof Server)
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (stopping) response.shouldKeepAlive = false;
      active.add(response);
      response.once('close', () => active.delete(response));
    });
  return async ({ noticeMs, patienceMs }) => {
    stopping = true;
    for (const response of active) response.shouldKeepAlive = false;
    if (noticeMs > 0) {
      await pause(noticeMs);
      await waitForQuiet();
    }
    const closed = new Promise((done) => server.close(done));
    const timer = setTimeout(() => {
      if (server instanceof Server) server.closeAllConnections();
    }, patienceMs);
    await closed;
    clearTimeout(timer);
  };
}
