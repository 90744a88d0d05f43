import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the maps of scripts, which hold the whole source, away from what is served. */
export function putMapsApart(assets: string, maps: string): void {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(assets)) {
    if (name.endsWith('.map')) renameSync(join(assets, name), join(maps, name));
  }
}
