import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../places';
import type { Manifest } from '../stamp/compiledSite';
import { gzip } from '../stamp/compress';
import { entryModules, moduleFiles } from '../stamp/moduleFiles';

/** Limits in bytes of gzip: the first load of home, and what any other screen adds to it. */
export const limits = { script: 140 * 1024, style: 15 * 1024, screen: 60 * 1024 } as const;

export interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Measures compressed sizes of the client's files, each file once. */
export function createScale(places: Places): (files: readonly string[]) => number {
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const size =
      known.get(file) ?? gzip(readFileSync(join(places.site, 'client', file)), 'deploy').length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + weigh(file), 0);
}

/** What home loads at first: the entry, its static imports, and the modules the page preloads. */
export function measureHome(
  code: string,
  manifest: Manifest,
  preload: readonly string[],
  scale: (files: readonly string[]) => number,
): Measure[] {
  const { scripts, styles } = moduleFiles(manifest, [...entryModules(manifest), ...preload]);
  return [
    { name: `${code}: first load, scripts`, bytes: scale(scripts), limit: limits.script },
    { name: `${code}: first load, styles`, bytes: scale(styles), limit: limits.style },
  ];
}

/** The heaviest scripts of home's first load, as `name` and bytes: where to look when it is too much. */
export function heaviest(
  manifest: Manifest,
  preload: readonly string[],
  scale: (files: readonly string[]) => number,
  count: number,
): Measure[] {
  return moduleFiles(manifest, [...entryModules(manifest), ...preload])
    .scripts.map((name) => ({ name, bytes: scale([name]), limit: limits.script }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count);
}

/** What each lazily loaded module adds to the first load of home, largest first. */
export function measureScreens(
  manifest: Manifest,
  preload: readonly string[],
  scale: (files: readonly string[]) => number,
): Measure[] {
  const home = moduleFiles(manifest, [...entryModules(manifest), ...preload]);
  const loaded = new Set([...home.scripts, ...home.styles]);
  return Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry === true)
    .map(([name]) => {
      const { scripts, styles } = moduleFiles(manifest, [name]);
      const added = [...scripts, ...styles].filter((file) => !loaded.has(file));
      return { name, bytes: scale(added), limit: limits.screen };
    })
    .sort((a, b) => b.bytes - a.bytes);
}
