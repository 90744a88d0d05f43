import type { Merchant } from '@playhouse/whitelabel';
import type { WpsClient } from '@playhouse/wps';

/**
 * The platform on the page's own origin. Nothing in the first view of a document needs an answer, so what
 * asks, reads and checks is fetched, and every call waits, until `ready`.
 */
export function createPlatformClient(merchant: () => Merchant, ready: Promise<void>): WpsClient {
  const fetchTransport = async () => {
    await ready;
    return (await import('./later')).createPlatformTransport(merchant);
  };
  let transport: Promise<WpsClient> | undefined;
  const get = () => {
    transport ??= fetchTransport();
    // A failed fetch, say without internet, is told by the first call, and the next one tries again.
    transport.catch(() => {
      transport = undefined;
    });
    return transport;
  };
  return {
    async call(call, ...given) {
      return (await get()).call(call, ...given);
    },
    async read(call, value) {
      return (await get()).read(call, value);
    },
  };
}
