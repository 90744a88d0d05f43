import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '@playhouse/merchants/places';
import { copyBuild, nextBuild } from '@playhouse/merchants/testing/nextBuild';

/** The next release: every shared file has another name, and every merchant another colour. */
export function nextPlaces(places: Places, folder: string): Places {
  const next = { ...places, site: join(folder, 'site'), merchants: join(folder, 'merchants') };
  copyBuild(places.site, next.site);
  nextBuild(next.site);
  cpSync(places.merchants, next.merchants, { recursive: true });
  for (const entry of readdirSync(next.merchants, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const theme = join(next.merchants, entry.name, 'theme.json');
    const text = readFileSync(theme, 'utf8').replace(/"brand": "[^"]*"/, '"brand": "#7a3fd0"');
    writeFileSync(theme, text);
  }
  return next;
}
