import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { loadMerchant } from '../check/loadMerchant';
import type { LoadedMerchant } from '../check/loadMerchant';
import type { Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import type { CompiledSite } from '../stamp/compiledSite';
import { withCompressed } from '../site/compress';
import { renewVariants } from '../stamp/renewVariants';
import { buildPage } from '../stamp/page';
import { writeFolder } from '../stamp/writeFolder';
import { merchantInForce } from './merchantInForce';
import { snapshotFolder } from '../site/snapshotFolder';

export interface SnapshotOrder {
  readonly code: string;
  /** Origin of the platform, such as `http://127.0.0.1:4300`. */
  readonly platform: string;
  readonly places: Places;
  /** Folder of the site that receives the documents. @default where the merchant is stamped */
  readonly site?: string;
  /** How long the platform may take to answer, in milliseconds: a page of yesterday is better than a wait. @default 5000 */
  readonly timeoutMs?: number;
}

export interface Snapshot {
  readonly folder: string;
  readonly documents: number;
  /** Problems of the platform's run-time config, in words. */
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

async function documents(
  site: CompiledSite,
  loaded: LoadedMerchant,
  platform: string,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const { window } = new JSDOM();
  // One after the other: a page is rendered in the language that is active, and the platform is not stormed.
  for (const language of loaded.merchant.languages) {
    for (const { name } of site.documents(loaded.merchant)) {
      const order = { language, document: name, platform, window };
      files[`${language}/${name}.html`] = await buildPage(site, loaded, order);
    }
  }
  return files;
}

/**
 * Renders every public document of a merchant with the platform's present answers and puts them in place
 * together. Whatever fails, the documents of the last time stay as they were.
 * @throws when the merchant is not built, or the platform is closed, does not answer, or answers what the
 *   contract does not allow
 */
export async function takeSnapshot(order: SnapshotOrder): Promise<Snapshot> {
  const start = performance.now();
  const { code, platform, places, timeoutMs = 5000 } = order;
  const stamped = order.site ?? join(places.out, code);
  if (!existsSync(join(stamped, 'pages'))) {
    throw new Error(`Merchant "${code}" is not built. Run: npx nx build ${code}`);
  }
  const site = await loadSite(places);
  const baked = loadMerchant(code, places);
  const { merchant, problems } = await merchantInForce(baked.merchant, platform, timeoutMs);
  const pages = await documents(site, { ...baked, merchant }, platform);
  const files = await Promise.all(
    Object.entries(pages).map(([name, text]) =>
      withCompressed(name, Buffer.from(text), 'document'),
    ),
  );
  const folder = join(stamped, snapshotFolder);
  writeFolder(folder, Object.assign({}, ...files) as Record<string, Buffer>);
  const [language = ''] = merchant.languages;
  await renewVariants(stamped, { language, template: site.template });
  const milliseconds = performance.now() - start;
  return { folder, documents: Object.keys(pages).length, problems, milliseconds };
}
