import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { MergedMerchant } from '@playhouse/whitelabel';
import { loadMerchant, type createChecker } from '../check/loadMerchant';
import type { LoadedMerchant } from '../check/loadMerchant';
import type { Places } from '../places';
import { loadSite } from '../stamp/compiledSite';
import type { CompiledSite } from '../stamp/compiledSite';
import { compressedForms, withCompressed } from '../site/compress';
import { renewVariants } from '../stamp/renewVariants';
import { buildPage } from '../stamp/page';
import { writeFolder } from '../stamp/writeFolder';
import { confirmDocuments, keptFile, readKept, type KeptDocuments } from './keptDocuments';
import { merchantInForce } from './merchantInForce';
import { PlatformAnswers, type Question } from './PlatformAnswers';
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
  /** Checks merchants: one for all that are renewed together. */
  readonly check?: ReturnType<typeof createChecker>;
}

export interface Snapshot {
  readonly folder: string;
  readonly documents: number;
  /** How many of them differ from before. */
  readonly rendered: number;
  /** Replacements of the contract's paths that are in force. */
  readonly paths: MergedMerchant['merchant']['paths'];
  /** Problems of the platform's run-time config, in words. */
  readonly problems: readonly string[];
  readonly milliseconds: number;
}

interface Renewed {
  readonly kept: KeptDocuments;
  /** Texts of those that had to be rendered. */
  readonly pages: Readonly<Record<string, string>>;
}

interface Rendering {
  readonly site: CompiledSite;
  readonly loaded: LoadedMerchant;
  readonly answers: PlatformAnswers;
  readonly platform: string;
  readonly before: KeptDocuments;
}

const shortSum = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 16);

async function renewDocuments(rendering: Rendering): Promise<Renewed> {
  const { site, loaded, answers, platform, before } = rendering;
  const { merchant, theme } = loaded;
  const base = shortSum(site.id, JSON.stringify({ merchant, theme }));
  const idOf = async (asked: readonly Question[]) => shortSum(base, await answers.sum(asked));
  const kept: KeptDocuments = {};
  const pages: Record<string, string> = {};
  let window: object | undefined;
  // One after the other: a page is rendered in the language that is active, and the platform is not stormed.
  for (const language of merchant.languages) {
    for (const { name } of site.documents(merchant)) {
      const file = `${language}/${name}.html`;
      const last = before[file];
      if (last !== undefined && (await idOf(last.asked)) === last.id) {
        kept[file] = last;
        continue;
      }
      window ??= new JSDOM().window;
      const asked: Question[] = [];
      let id = '';
      pages[file] = await buildPage(site, loaded, {
        ...{ language, document: name, platform, window },
        fetch: answers.fetchInto(asked),
        identify: async () => (id = await idOf(asked)),
      });
      kept[file] = { id, asked };
    }
  }
  return { kept, pages };
}

async function writeDocuments(folder: string, { kept, pages }: Renewed): Promise<void> {
  const forms = await Promise.all(
    Object.entries(pages).map(([name, text]) =>
      withCompressed(name, Buffer.from(text), 'document'),
    ),
  );
  const files = Object.assign({}, ...forms) as Record<string, Buffer>;
  const asBefore = Object.keys(kept)
    .filter((file) => !(file in pages))
    .flatMap(compressedForms)
    .filter((file) => existsSync(join(folder, file)));
  const list = { [keptFile]: Buffer.from(JSON.stringify(kept)) };
  writeFolder(folder, { ...files, ...list }, asBefore);
}

/**
 * Renders those public documents of a merchant of which the platform's present answers, its configuration or the site
 * differ from what they were last rendered from, and puts all in place together. Whatever fails, the documents of the
 * last time stay as they were.
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
  const baked = loadMerchant(code, places, order.check);
  const { merchant, problems } = await merchantInForce(baked.merchant, platform, timeoutMs);
  const before = readKept(stamped);
  const answers = new PlatformAnswers(platform, timeoutMs);
  const loaded = { ...baked, merchant };
  const renewed = await renewDocuments({ site, loaded, answers, platform, before });
  const { kept, pages } = renewed;
  const folder = join(stamped, snapshotFolder);
  const rendered = Object.keys(pages).length;
  const isSame = rendered === 0 && Object.keys(before).length === Object.keys(kept).length;
  if (!isSame) {
    await writeDocuments(folder, renewed);
    const [language = ''] = merchant.languages;
    await renewVariants(stamped, { language, template: site.template });
  }
  confirmDocuments(
    stamped,
    Object.values(kept).map(({ id }) => id),
  );
  const milliseconds = performance.now() - start;
  const documents = Object.keys(kept).length;
  return { folder, documents, rendered, paths: merchant.paths, problems, milliseconds };
}
