import { serve } from '@hono/node-server';
import { createGateway } from './app/createGateway';
import type { GatewayOptions } from './model/options';

export { developmentPrivateJwk } from './base/developmentKey';
export { demoAccounts } from './seed/people';
export { readMerchants } from './base/merchants';
export type { GatewayOptions } from './model/options';

/** A platform that listens. */
export interface RunningGateway {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a platform; resolves once it answers. */
export async function startGateway(options: GatewayOptions = {}): Promise<RunningGateway> {
  const { host = '127.0.0.1', port = 0 } = options;
  const gateway = await createGateway(options);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: gateway.app.fetch, hostname: host, port }, (info) => {
      resolve({
        url: `http://${host}:${info.port}`,
        close: async () => {
          await new Promise((done) => server.close(done));
          await gateway.close();
        },
      });
    });
    server.on('error', reject);
  });
}
