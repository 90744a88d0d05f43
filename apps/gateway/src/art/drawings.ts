import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from '../base/readDemo';
import type { Palette } from './palettes';

/** A drawing in the colours of a palette; `seed` varies its details. */
export type Drawing = (palette: Palette, seed: number) => string;

/** The inside of an .svg file, whose colours are written as `var(--light)`. */
function readInside(file: string): string {
  const svg = readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim();
  const inside = /^<svg [^>]*>(.*)<\/svg>$/.exec(svg)?.[1];
  if (inside === undefined) throw new Error(`${file} is no svg`);
  return inside;
}

const paint = (inside: string, palette: Palette) =>
  inside.replace(/var\(--(\w+)\)/g, (whole, name: string) =>
    name in palette ? palette[name as keyof Palette] : whole,
  );

/** The .svg files of a folder of the demo data by name; `cards-1` and `cards-2` are variants of one drawing. */
export function readDrawings(folder: string): ReadonlyMap<string, Drawing> {
  const place = join(demoFolder, 'art', folder);
  const variants = new Map<string, string[]>();
  for (const file of readdirSync(place).sort()) {
    const name = /^(.*?)(-\d+)?\.svg$/.exec(file)?.[1];
    if (name === undefined) continue;
    variants.set(name, [...(variants.get(name) ?? []), readInside(join(place, file))]);
  }
  const drawings = [...variants].map(([name, insides]) => {
    const draw: Drawing = (palette, seed) => paint(insides[seed % insides.length] ?? '', palette);
    return [name, draw] as const;
  });
  return new Map(drawings);
}
