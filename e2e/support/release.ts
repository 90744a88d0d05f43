import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/preview';
import { gatewayUrl } from './ports';
import type { MerchantCode } from './ports';

/** A site of its own, on which a journey can put a new release. */
export interface ReleasedSite {
  readonly url: string;
  /** Replaces every hashed file by one of another name, as a release in which everything changed does. */
  deploy(): void;
  close(): Promise<void>;
}

function rewrite(file: string, names: readonly string[]): void {
  const text = names.reduce(
    (all, name) => all.replaceAll(name, renamed(name)),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

const renamed = (name: string) => name.replace(/\.(js|css)$/, 'n.$1');

function deployTo(assets: string, stamped: string): void {
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const name of names) rewrite(join(assets, name), names);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  const pages = readdirSync(stamped, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const page of [...pages, 'sw.js']) {
    rewrite(join(stamped, page), names);
    for (const ending of ['br', 'gz']) rmSync(join(stamped, `${page}.${ending}`), { force: true });
  }
}

/** Serves a copy of a merchant's built site. */
export async function startRelease(code: MerchantCode): Promise<ReleasedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const built = workspacePlaces();
  const places = { ...built, site: join(folder, 'site'), out: join(folder, 'merchants') };
  cpSync(join(built.site, 'client'), join(places.site, 'client'), { recursive: true });
  cpSync(join(built.out, code), join(places.out, code), { recursive: true });
  const preview = await startPreview({ code, port: 0, gatewayUrl, places });
  return {
    url: preview.url,
    deploy: () => deployTo(join(places.site, 'client/assets'), join(places.out, code)),
    async close() {
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
