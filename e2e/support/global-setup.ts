import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readMerchants, startGateway } from '@playhouse/gateway';
import { workspacePlaces } from '@playhouse/merchants/places';
import type { Places } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/preview';
import { snapshotFolder } from '@playhouse/merchants/snapshot/snapshotFolder';
import { contentPort, gatewayPort, gatewayUrlOf, merchants, platforms, sitePort } from './ports';
import type { MerchantCode, PlatformName } from './ports';
import { snapshotInto } from './snapshotInto';
import { variants } from './variants';

const workspace = workspacePlaces();

/** Copies of the built sites in a folder of their own, without what another command has put into the pages since. */
function copyTo(folder: string): Places {
  const places = { ...workspace, out: join(workspace.root, 'dist', folder) };
  rmSync(places.out, { recursive: true, force: true });
  const filter = (path: string) => basename(path) !== snapshotFolder;
  for (const code of merchants)
    cpSync(join(workspace.out, code), join(places.out, code), { recursive: true, filter });
  return places;
}

/** A platform of its own, in memory, and the built sites before it. */
async function serve(platform: PlatformName, places: Places): Promise<() => Promise<void>> {
  const options = platform === 'variant' ? variants(readMerchants('merchants')) : {};
  const gateway = await startGateway({
    ...options,
    port: gatewayPort(platform),
    // All journeys come from one address.
    codesBeforeCaptcha: 1000,
    dataDir: ':memory:',
  });
  const gatewayUrl = gatewayUrlOf(platform);
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

/** The site whose public pages have content; the others start from frames and skeletons. */
async function serveContent(code: MerchantCode, places: Places): Promise<() => Promise<void>> {
  const gatewayUrl = gatewayUrlOf('standard');
  await snapshotInto(places, code, gatewayUrl);
  const site = await startPreview({
    code,
    port: contentPort(code),
    gatewayUrl,
    places,
  });
  return () => site.close();
}

/** Serves everything for the whole run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const plain = copyTo('plain-sites');
  const withContent = copyTo('content-sites');
  const stops = await Promise.all(platforms.map((platform) => serve(platform, plain)));
  stops.push(...(await Promise.all(merchants.map((code) => serveContent(code, withContent)))));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
