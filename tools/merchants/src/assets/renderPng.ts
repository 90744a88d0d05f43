import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { iconFiles } from './files';

let ready: Promise<void> | undefined;

function prepare(): Promise<void> {
  const wasm = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@resvg/resvg-wasm/index_bg.wasm',
  );
  return (ready ??= initWasm(readFileSync(wasm)));
}

/** Draws a square SVG as a PNG with the given edge in pixels. */
export async function renderPng(svg: string, size: number): Promise<Buffer> {
  await prepare();
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } });
  return Buffer.from(picture.render().asPng());
}

/** All icons of a merchant, by file name, drawn from its SVGs. */
export async function renderIcons(read: (name: string) => string): Promise<Record<string, Buffer>> {
  const icons: Record<string, Buffer> = {};
  for (const { name, size, from } of iconFiles) icons[name] = await renderPng(read(from), size);
  return icons;
}
