import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles, iconFiles } from '../assets/files';
import type { LoadedMerchant } from '../check/loadMerchant';
import type { AddressTable } from '../site/addressTable';
import type { CompiledSite } from './compiledSite';
import { buildImportMap } from './integrity';
import { pageFiles } from '@playhouse/site/moduleFiles';
import { buildPage } from './page';
import { contentSecurityPolicy, siteHeaders } from './securityHeaders';
import { webClipProfile } from './webClip';
import { webManifest } from './webManifest';

const robots = (isLive: boolean) =>
  isLive
    ? 'User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /pay/\nAllow: /\n'
    : 'User-agent: *\nDisallow: /\n';

/** The pages that need no platform: home with skeletons, and the frame of every other address. */
async function pages(site: CompiledSite, loaded: LoadedMerchant): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  // One after the other: a page is rendered in the language that is active.
  for (const language of loaded.merchant.languages) {
    files[`pages/${language}/home.html`] = await buildPage(site, loaded, {
      language,
      document: 'home',
    });
    files[`pages/${language}/app.html`] = await buildPage(site, loaded, { language });
  }
  return files;
}

export function addressTable(site: CompiledSite, { merchant }: LoadedMerchant): AddressTable {
  const documents = site.documents(merchant).map(({ name, paths, query }) => ({
    ...{ name, paths: [...paths] },
    ...(query === undefined ? {} : { query }),
  }));
  return { languages: [...merchant.languages], files: [...site.addresses.files], documents };
}

/** Texts of all style sheets that some document of the merchant has inside. */
function documentStyles(site: CompiledSite, { merchant }: LoadedMerchant): string[] {
  const modules = site.documents(merchant).flatMap((document) => document.modules);
  return pageFiles(site, modules).styles.map(site.fileText);
}

type Files = Record<string, Buffer>;

/** Files that a server reads and no player gets. */
export const internalFiles: readonly string[] = ['headers.json', 'addresses.json'];

/** Files that differ for each merchant. */
async function ownFiles(site: CompiledSite, loaded: LoadedMerchant): Promise<Files> {
  const { merchant, folder, theme } = loaded;
  const asset = (name: string) => readFileSync(join(folder, 'assets', name));
  const styles = [theme.css, ...documentStyles(site, loaded)];
  const scripts = [site.bootScript, buildImportMap(site, site.modulesWithout(merchant))];
  const policy = contentSecurityPolicy(merchant, { scripts, styles });
  const profile = webClipProfile(merchant, asset('apple-touch-180.png'));
  const texts: Record<string, string> = {
    ...(await pages(site, loaded)),
    'addresses.json': `${JSON.stringify(addressTable(site, loaded))}\n`,
    'manifest.webmanifest': webManifest(loaded),
    'headers.json': `${JSON.stringify(siteHeaders(policy, merchant), null, 2)}\n`,
    'robots.txt': robots(merchant.mainDomain !== ''),
    ...(profile === undefined ? {} : { 'webclip.mobileconfig': profile }),
  };
  const files: Files = {};
  for (const [name, text] of Object.entries(texts)) files[name] = Buffer.from(text);
  for (const name of assetFiles) files[name] = asset(name);
  for (const { name } of iconFiles) files[`icons/${name}`] = asset(name);
  return files;
}

/** Every file of a merchant's site but the shared assets, by name. Writes nothing. */
export async function siteFiles(site: CompiledSite, loaded: LoadedMerchant): Promise<Files> {
  return { ...site.rootFiles, ...(await ownFiles(site, loaded)) };
}
