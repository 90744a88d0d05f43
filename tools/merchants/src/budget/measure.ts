import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from '../places';
import { gzip } from '../serving/compress';
import type { Manifest } from '../stamp/manifest';
import { moduleFiles, type ModuleFiles } from '../stamp/moduleFiles';

/** Limits in bytes of gzip: what a document names, and what any other screen adds to home's. */
const limits = { script: 190 * 1024, style: 15 * 1024, screen: 60 * 1024 } as const;

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
      known.get(file) ?? gzip(readFileSync(join(places.site, 'client', file)), 'shared').length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + weigh(file), 0);
}

/** Weighs files as they travel inside a document: as one text, whose parts compress each other. */
export function createInlineScale(places: Places): Scale {
  return (files) => {
    const texts = files.map((file) => readFileSync(join(places.site, 'client', file)));
    return gzip(Buffer.concat(texts), 'shared').length;
  };
}

/** How the files that a document names and those that it has inside are weighed. */
export interface Scales {
  readonly named: Scale;
  readonly inline: Scale;
}

/** What a document names (scripts) and has inside (styles). */
export function measureDocument(name: string, files: ModuleFiles, scales: Scales): Measure[] {
  const { named, inline } = scales;
  return [
    { name: `${name}: scripts`, bytes: named(files.scripts), limit: limits.script },
    { name: `${name}: styles`, bytes: inline(files.styles), limit: limits.style },
  ];
}

/** The heaviest scripts of a document: where to look when it is too much. */
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
