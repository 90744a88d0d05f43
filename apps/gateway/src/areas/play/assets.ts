import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, 'client');

/** A script of the games' pages, in one file for browsers. */
async function compile(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, entry)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text).join('');
}

interface Asset {
  readonly type: string;
  readonly make: () => Promise<string>;
}

const assets: ReadonlyMap<string, Asset> = new Map([
  ['main.mjs', { type: 'text/javascript', make: () => compile('main.ts') }],
  ['closed.mjs', { type: 'text/javascript', make: () => compile('closed.ts') }],
  ['play.css', { type: 'text/css', make: () => readFile(join(folder, 'play.css'), 'utf8') }],
]);

const made = new Map<string, Promise<string>>();

/** A file of the games' pages with its type, made when it is first asked for. Undefined when there is none. */
export async function findAsset(name: string) {
  const asset = assets.get(name);
  if (asset === undefined) return undefined;
  const content = made.get(name) ?? asset.make();
  made.set(name, content);
  return { type: asset.type, content: await content };
}
