import { readMerchants, startGateway } from '@playhouse/gateway';
import { startPreview } from '@playhouse/merchants/preview';
import { gatewayPort, gatewayUrlOf, merchants, platforms, sitePort } from './ports';
import type { PlatformName } from './ports';
import { variants } from './variants';

/** A platform of its own, in memory, and the built sites before it. */
async function serve(platform: PlatformName): Promise<() => Promise<void>> {
  const options = platform === 'variant' ? variants(readMerchants('merchants')) : {};
  const gateway = await startGateway({
    ...options,
    port: gatewayPort(platform),
    dataDir: ':memory:',
  });
  const gatewayUrl = gatewayUrlOf(platform);
  const sites = await Promise.all(
    merchants.map((code) => startPreview({ code, port: sitePort(code, platform), gatewayUrl })),
  );
  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    await gateway.close();
  };
}

/** Serves everything for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stops = await Promise.all(platforms.map(serve));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
