import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '@playhouse/merchants/places';

const renamed = (name: string) => name.replace(/\.(js|css)$/, 'n.$1');

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** What another build of everything leaves behind: every shared file has another name, every merchant another colour. */
export function nextBuild(places: Places, folder: string): Places {
  const next = { ...places, site: join(folder, 'site'), merchants: join(folder, 'merchants') };
  cpSync(places.site, next.site, { recursive: true });
  cpSync(places.merchants, next.merchants, { recursive: true });
  const client = join(next.site, 'client');
  const assets = join(client, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const rename = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, renamed(name)), text);
  for (const name of names) rewrite(join(assets, name), rename);
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const name of ['index.html', 'sw.js', '.vite/manifest.json'])
    rewrite(join(client, name), rename);
  for (const entry of readdirSync(next.merchants, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    rewrite(join(next.merchants, entry.name, 'theme.json'), (json) =>
      json.replace(/"brand": "[^"]*"/, '"brand": "#7a3fd0"'),
    );
  }
  return next;
}
