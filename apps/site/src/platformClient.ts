import type { Merchant } from '@playhouse/whitelabel';
import type { WpsClient } from '@playhouse/wps';

/**
 * The platform on the page's own origin. What reads and checks messages is a good part of the script and
 * nothing on the first paint needs it, so it is fetched while React takes over the page.
 */
export function createPlatformClient(merchant: () => Merchant): WpsClient {
  const fetchTransport = () =>
    import('./platformTransport').then((module) => module.createPlatformTransport(merchant));
  let transport: Promise<WpsClient> | undefined = fetchTransport();
  // A failed fetch, say without internet, is told by the first call, and the next one tries again.
  transport.catch(() => {
    transport = undefined;
  });
  return {
    async call(call, ...given) {
      transport ??= fetchTransport();
      return (await transport).call(call, ...given);
    },
  };
}
