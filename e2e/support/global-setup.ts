import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMerchants, startGateway } from '@playhouse/gateway';
import { workspacePlaces } from '@playhouse/merchants/places';
import type { GatewayOptions } from '@playhouse/gateway';
import type { Places } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { copySite } from './copySite';
import { contentPort, gatewayPort, getGatewayUrl, merchants, sitePort } from './ports';
import type { PlatformName } from './ports';
import { takeSnapshots } from './takeSnapshots';
import { variants } from './variants';

const workspace = workspacePlaces();

/** Copies of the built sites in a folder of their own, without what another command has put into the pages since. */
function copyTo(folder: string): Places {
  const places = { ...workspace, out: join(workspace.root, 'dist', folder) };
  rmSync(places.out, { recursive: true, force: true });
  for (const code of merchants) copySite(code, places.out);
  return places;
}

/** A platform of its own, in memory, and the built sites before it. */
async function serve(
  platform: PlatformName,
  options: GatewayOptions,
  places: Places,
): Promise<() => Promise<void>> {
  const gateway = await startGateway({
    ...options,
    port: gatewayPort(platform),
    // All journeys come from one address.
    codesBeforeCaptcha: 1000,
  });
  const gatewayUrl = getGatewayUrl(platform);
  const sites = await Promise.all(
    merchants.map((code) =>
      startPreview({ code, port: sitePort(code, platform), gatewayUrl, places }),
    ),
  );
  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    await gateway.close();
  };
}

/** The sites whose public pages have content; the others start from frames and skeletons. */
async function serveContent(places: Places): Promise<() => Promise<void>> {
  const gatewayUrl = getGatewayUrl('standard');
  await takeSnapshots(places, merchants, gatewayUrl);
  const sites = await Promise.all(
    merchants.map((code) => startPreview({ code, port: contentPort(code), gatewayUrl, places })),
  );
  return async () => {
    await Promise.all(sites.map((site) => site.close()));
  };
}

/** Serves everything for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const plain = copyTo('plain-sites');
  const withContent = copyTo('content-sites');
  const embedded = await PGlite.create('memory://', { relaxedDurability: true });
  const stopStandard = await serve('standard', { embedded }, plain);
  // The second platform starts from what the first was filled with: filling one takes ten times as long.
  const snapshot = await embedded.dumpDataDir('none');
  const options = { ...variants(readMerchants('merchants')), snapshot };
  const stops = await Promise.all([serve('variant', options, plain), serveContent(withContent)]);
  return async () => {
    await Promise.all([stopStandard(), ...stops.map((stop) => stop())]);
    await embedded.close();
  };
}
