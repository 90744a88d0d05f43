import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspacePlaces } from '@playhouse/merchants/places';
import { startPreview } from '@playhouse/merchants/serving/startPreview';
import { stampMerchant } from '@playhouse/merchants/stamp/stampMerchant';
import { copyBuild, nextBuild } from '@playhouse/merchants/testing/nextBuild';
import { copySite } from '../support/copySite';
import { gatewayUrl } from '../support/ports';
import type { MerchantCode } from '../support/ports';

/** A site of its own, on which a journey can put a new release. */
export interface ReleasedSite {
  readonly url: string;
  /** Replaces every hashed file by one of another name, as a release in which everything changed does. */
  deploy(): Promise<void>;
  /** Puts the worker that removes itself in place of the other, as a build with `SITE_WORKER=off` does. */
  switchWorkerOff(): Promise<void>;
  /** Writes a mark into the document of home, as a platform with other content would. */
  renewHome(mark: string): void;
  close(): Promise<void>;
}

/** Serves a copy of a merchant's built site. */
export async function startRelease(code: MerchantCode): Promise<ReleasedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const built = workspacePlaces();
  const places = { ...built, site: join(folder, 'site'), out: join(folder, 'merchants') };
  copyBuild(built.site, places.site);
  copySite(code, places.out);
  const preview = await startPreview({ code, port: 0, gatewayUrl, places });
  return {
    url: preview.url,
    async deploy() {
      nextBuild(places.site);
      await stampMerchant(code, places);
    },
    async switchWorkerOff() {
      copyFileSync(join(places.site, 'removeWorker.js'), join(places.site, 'client/sw.js'));
      await stampMerchant(code, places);
    },
    renewHome(mark) {
      for (const language of readdirSync(join(places.out, code, 'pages'))) {
        const file = join(places.out, code, 'pages', language, 'home.html');
        writeFileSync(file, readFileSync(file, 'utf8').replace('</body>', `<i>${mark}</i></body>`));
      }
    },
    async close() {
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
