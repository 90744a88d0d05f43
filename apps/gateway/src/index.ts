import { serve } from '@hono/node-server';
import type { Gateway } from './app/createGateway';
import { chainTimeouts } from '@playhouse/wps';
import { createGateway } from './app/createGateway';
import type { GatewayOptions } from './app/options';
import { createStop } from './app/stopServer';
import { settleUpToNow } from './model/agent/settleDays';

export { readOptions } from './app/environment';
export { developmentPrivateJwk } from './base/developmentKey';
export { demoAccounts } from './seed/people';
export { readMerchants } from './base/merchants';
export { onShutdown } from './base/onShutdown';
export type { GatewayOptions } from './app/options';

/** A platform that listens. */
export interface RunningGateway {
  readonly url: string;
  /** Settles every day that is over, as the clock does by itself within a minute. */
  settleDays(): Promise<void>;
  close(): Promise<void>;
}

/** How long a stopping platform waits for what it began. */
const patienceMs = 10_000;

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Others may reach a platform only in production: a development one shows codes and captchas to whoever asks. */
function demandLocal(host: string, production: boolean): void {
  if (production || loopback.test(host)) return;
  throw new Error(
    `HOST=${host} can be reached from outside, and a development platform shows its codes and demo accounts to all: run it in production, or on 127.0.0.1`,
  );
}

/** Starts a platform; resolves once it answers. @throws Error with the cause in one line, and leaves nothing open */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const { host = '127.0.0.1', port = 0, stopNoticeMs = 0 } = options;
  demandLocal(host, options.production ?? false);
  const gateway = await createGateway(options);
  return new Promise((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: chainTimeouts.idle.gateway };
    // A new merchant brings another handler.
    const fetch: Gateway['app']['fetch'] = (...asked) => gateway.app.fetch(...asked);
    const server = serve({ fetch, hostname: host, port, serverOptions }, (info) => {
      resolve({
        url: `http://${host}:${info.port}`,
        settleDays: () => settleUpToNow(gateway.services),
        close: async () => {
          gateway.stop();
          await stopServer({ noticeMs: stopNoticeMs, patienceMs });
          await gateway.close();
        },
      });
    });
    const stopServer = createStop(server);
    server.on('error', (error) => {
      void gateway.close().then(() => reject(error));
    });
  });
}
