import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Boot } from '@playhouse/games';
import { build, transform } from 'esbuild';
import type { BuildOptions } from 'esbuild';

const views = fileURLToPath(new URL('../../../../../libs/games/src/views', import.meta.url));

/** The pages, one for each rule. */
const names: ReadonlySet<string> = new Set(
  readdirSync(join(views, 'pages')).map((file) => basename(file, extname(file))),
);

/** A page for browsers, and what draws its first view here. */
export interface CompiledPage {
  readonly script: string;
  readonly styles: string;
  readonly draw: (boot: Boot) => string;
}

async function bundle(contents: string, options: BuildOptions) {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: views, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: '/',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: {},
    // Names stay as they are: classes are called alike in script, styles and markup.
    minifySyntax: true,
    minifyWhitespace: true,
    ...options,
  });
  const read = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: read('.js'), styles: read('.css') };
}

/** The script with the styles, each in one file. */
async function compileClient(name: string) {
  const { script, styles } = await bundle(
    `import { startPage } from './frame/startPage'; import { Page } from './pages/${name}'; startPage(Page);`,
    { format: 'esm', target: 'es2022' },
  );
  const { code } = await transform(script, { minify: true, format: 'esm' });
  return { script: code, styles };
}

/** The same views, to be drawn here. */
async function compileDrawing(name: string): Promise<CompiledPage['draw']> {
  const { script } = await bundle(
    `import { drawPage } from './frame/drawPage'; import { Page } from './pages/${name}'; module.exports = (boot) => drawPage(Page, boot);`,
    { format: 'cjs', platform: 'node', target: 'node20' },
  );
  const module = { exports: (): string => '' };
  compileFunction(script, ['module'], { filename: `${name} page` })(module);
  return module.exports;
}

async function compile(name: string): Promise<CompiledPage> {
  const [client, draw] = await Promise.all([compileClient(name), compileDrawing(name)]);
  return { ...client, draw };
}

const compiled = new Map<string, Promise<CompiledPage>>();

/** The page of a rule, made when it is first asked for. Undefined when there is none. */
export function findPage(name: string): Promise<CompiledPage> | undefined {
  if (!names.has(name)) return undefined;
  const coming = compiled.get(name) ?? compile(name);
  compiled.set(name, coming);
  return coming;
}
