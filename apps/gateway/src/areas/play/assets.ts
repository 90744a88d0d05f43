import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The pages' scripts, one for each rule. */
const pages = fileURLToPath(new URL('../../../../../libs/games/src/views/pages', import.meta.url));

const names: ReadonlySet<string> = new Set(
  readdirSync(pages).map((file) => basename(file, extname(file))),
);

const types = { mjs: 'text/javascript', css: 'text/css' } as const;
type Kind = keyof typeof types;

/** A page's script with its styles, each in one file for browsers. */
async function compile(name: string): Promise<Readonly<Record<Kind, string>>> {
  const { outputFiles } = await build({
    entryPoints: { page: join(pages, name) },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
  });
  const read = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { mjs: read('.js'), css: read('.css') };
}

const compiled = new Map<string, Promise<Readonly<Record<Kind, string>>>>();

/** A file of the games' pages with its type, made when its page is first asked for. Undefined when there is none. */
export async function findAsset(file: string) {
  const [name = '', kind = ''] = file.split('.');
  if (!names.has(name) || !(kind === 'mjs' || kind === 'css')) return undefined;
  const coming = compiled.get(name) ?? compile(name);
  compiled.set(name, coming);
  return { type: types[kind], content: (await coming)[kind] };
}
