import { startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/preview';
import { gatewayPort, gatewayUrl, merchants, siteUrl } from './ports';

/** Serves the built sites against a platform of their own, in memory, for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const gateway = await startGateway({ port: gatewayPort, dataDir: ':memory:' });
  const sites = await Promise.all(
    merchants.map((code) =>
      startPreview({ code, port: Number(new URL(siteUrl(code)).port), gatewayUrl }),
    ),
  );
  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    await gateway.close();
  };
}
