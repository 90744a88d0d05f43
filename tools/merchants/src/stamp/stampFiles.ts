import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFiles, iconFiles } from '../assets/files';
import type { LoadedMerchant } from '../check/loadMerchant';
import { withCompressed } from './compress';
import type { CompiledSite } from './compiledSite';
import { buildPage } from './page';
import { contentSecurityPolicy, siteHeaders } from './securityHeaders';
import { webClipProfile } from './webClip';
import { webManifest } from './webManifest';

const robots = (isLive: boolean) =>
  isLive
    ? 'User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /pay/\nAllow: /\n'
    : 'User-agent: *\nDisallow: /\n';

/** Every file of a merchant's site but the shared assets, by name. Writes nothing. */
export async function stampFiles(
  site: CompiledSite,
  loaded: LoadedMerchant,
): Promise<Record<string, Buffer>> {
  const { merchant, folder, theme } = loaded;
  const asset = (name: string) => readFileSync(join(folder, 'assets', name));
  const policy = contentSecurityPolicy(merchant, { script: site.bootScript, style: theme.css });
  const profile = webClipProfile(merchant, asset('apple-touch-180.png'));
  const texts: Record<string, string> = {
    'index.html': await buildPage(site, loaded, 'home'),
    'app.html': await buildPage(site, loaded, 'shell'),
    'manifest.webmanifest': webManifest(loaded),
    'headers.json': `${JSON.stringify(siteHeaders(policy), null, 2)}\n`,
    'addresses.json': `${JSON.stringify(site.addresses)}\n`,
    'robots.txt': robots(merchant.mainDomain !== ''),
    ...(profile === undefined ? {} : { 'webclip.mobileconfig': profile }),
  };
  const files: Record<string, Buffer> = { ...site.rootFiles };
  for (const [name, text] of Object.entries(texts)) files[name] = Buffer.from(text);
  for (const name of assetFiles) files[name] = asset(name);
  for (const { name } of iconFiles) files[`icons/${name}`] = asset(name);
  const compressed = Object.entries(files).map(([name, bytes]) =>
    withCompressed(name, bytes, 'stamp'),
  );
  return Object.assign({}, ...compressed) as Record<string, Buffer>;
}
