import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../places';
import type { Manifest } from '../stamp/compiledSite';
import { gzip } from '../stamp/compress';
import { moduleFiles, type ModuleFiles } from '../stamp/moduleFiles';

/** Limits in bytes of gzip: the first load of home, and what any other screen adds to it. */
const limits = { script: 140 * 1024, style: 15 * 1024, screen: 60 * 1024 } as const;

export interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
}

/** Answers the compressed size of files together, in bytes. */
export type Scale = (files: readonly string[]) => number;

/** Weighs the client's files as gzip sends them, each file once per process. */
export function createScale(places: Places): Scale {
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const size =
      known.get(file) ?? gzip(readFileSync(join(places.site, 'client', file)), 'deploy').length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + weigh(file), 0);
}

/** What home loads at first, scripts and styles apart. */
export function measureHome(code: string, home: ModuleFiles, scale: Scale): Measure[] {
  return [
    { name: `${code}: first load, scripts`, bytes: scale(home.scripts), limit: limits.script },
    { name: `${code}: first load, styles`, bytes: scale(home.styles), limit: limits.style },
  ];
}

/** The heaviest scripts of a first load: where to look when it is too much. */
export function heaviest(home: ModuleFiles, scale: Scale, count: number): Measure[] {
  return home.scripts
    .map((name) => ({ name, bytes: scale([name]), limit: limits.script }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count);
}

/** What each lazily loaded module adds to the first load of home, largest first. */
export function measureScreens(manifest: Manifest, home: ModuleFiles, scale: Scale): Measure[] {
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
