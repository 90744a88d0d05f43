import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadMerchant } from '../check/loadMerchant';
import type { Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import { withCompressed } from '../stamp/compress';
import { siteHeadersSchema } from '../stamp/securityHeaders';
import { addressTable, stampFiles } from '../stamp/stampFiles';
import { writeFolder } from '../stamp/writeFolder';
import { nginxConf } from './nginx';

/** Everyone can read the private half of this key in the repository. */
const developmentKey = 'development';

export interface DeployOptions {
  readonly out: string;
  readonly gateway: string;
  readonly allowDevelopmentKey: boolean;
}

function filesBelow(folder: string): Record<string, Buffer> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(gz|br|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((path) => [relative(folder, path), readFileSync(path)]));
}

/** A folder that holds something else must not be replaced by a slip of the hand. */
function assertReplaceable(out: string): void {
  const others = existsSync(out)
    ? readdirSync(out).filter((name) => !['public', 'nginx.conf'].includes(name))
    : [];
  if (others.length > 0) {
    throw new Error(
      `${out} holds other files (${others.slice(0, 3).join(', ')}). Choose an empty folder.`,
    );
  }
}

/**
 * Writes a self-contained folder: `public` (the merchant's site and the shared assets, compressed as
 * well as can be) and `nginx.conf`. Refuses a merchant that still has the development key, or an
 * emulator for its external login.
 */
export async function deployMerchant(code: string, options: DeployOptions, places: Places) {
  const loaded = loadMerchant(code, places);
  const { merchant } = loaded;
  if (merchant.encryption.kid === developmentKey && !options.allowDevelopmentKey) {
    throw new Error(
      `Merchant "${code}" still encrypts to the development key, whose private half is public. ` +
        'Put the production key into "encryption" of its whitelabel.json, or pass --allow-development-key for a trial.',
    );
  }
  if (merchant.externalLogin?.emulatorUrl !== undefined) {
    throw new Error(
      `Merchant "${code}" signs players in at an emulator. Remove externalLogin.emulatorUrl from its whitelabel.json.`,
    );
  }
  assertReplaceable(options.out);
  const site = await loadSite(places);
  const stamped = await stampFiles(site, loaded);
  const headers = siteHeadersSchema.parse(JSON.parse(String(stamped['headers.json'])));
  const assets = filesBelow(join(places.site, 'client/assets'));
  const plain = Object.entries(stamped).filter(
    ([name]) => !/\.(gz|br)$|^(headers|addresses)\.json$/.test(name),
  );
  const all = [
    ...plain,
    ...Object.entries(assets).map(([name, bytes]) => [`assets/${name}`, bytes] as const),
  ];
  const files: Record<string, Buffer> = {};
  for (const [name, bytes] of all) {
    for (const [file, content] of Object.entries(withCompressed(name, bytes, 'deploy'))) {
      files[`public/${file}`] = content;
    }
  }
  const host = merchant.mainDomain === '' ? '_' : new URL(merchant.mainDomain).hostname;
  files['nginx.conf'] = Buffer.from(
    nginxConf({
      code,
      host,
      gateway: options.gateway,
      headers,
      addresses: addressTable(site, loaded),
    }),
  );
  writeFolder(options.out, files);
  return { files: Object.keys(files).length };
}
