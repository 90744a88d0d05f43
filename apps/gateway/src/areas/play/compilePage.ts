import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import type { Boot } from '@playhouse/games';
import { build, transform } from 'esbuild';
import type { BuildOptions } from 'esbuild';

const games = fileURLToPath(new URL('../../../../../libs/games/src', import.meta.url));
const views = join(games, 'views');

const project = readFileSync(resolve(import.meta.dirname, '../../../../../package.json'), 'utf8');
const { browserslist } = JSON.parse(project) as { readonly browserslist: readonly string[] };

/** The pages, one for each rule. */
const names: ReadonlySet<string> = new Set(
  readdirSync(join(views, 'pages')).map((file) => basename(file, extname(file))),
);

/** A page for browsers, and what draws its first view here. */
export interface CompiledPage {
  readonly script: string;
  /** Plays rounds of the page's rule again, where it has one: stands behind the script, which is ready without it. */
  readonly check: string;
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

/**
 * Plain scripts, which run where they stand, while those that are modules wait for the document's end; in all browsers
 * that the site works in.
 */
const forBrowsers: BuildOptions = {
  format: 'iife',
  target: browserslist.map((browser) => browser.replace(' ', '')),
};
const shorten = async (script: string) => (await transform(script, { minify: true })).code;

/** The script with the styles, each in one file. */
async function compileClient(name: string) {
  const { script, styles } = await bundle(
    `import { startPage } from './frame/startPage'; import { Page } from './pages/${name}'; startPage(Page);`,
    forBrowsers,
  );
  return { script: await shorten(script), styles };
}

/** The check of a rule's rounds. Empty for pages without a rule. */
async function compileCheck(name: string): Promise<string> {
  const create = `create${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const rule = join(games, 'rules', name, create);
  if (!existsSync(`${rule}.ts`)) return '';
  const { script } = await bundle(
    `import { startCheck } from './frame/startCheck'; import { ${create} } from '${rule}'; startCheck(${create});`,
    forBrowsers,
  );
  return shorten(script);
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
  const [client, check, draw] = await Promise.all([
    compileClient(name),
    compileCheck(name),
    compileDrawing(name),
  ]);
  return { ...client, check, draw };
}

const compiled = new Map<string, Promise<CompiledPage>>();

/** The page of a rule, made when it is first asked for. Undefined when there is none. */
export function findPage(name: string): Promise<CompiledPage> | undefined {
  if (!names.has(name)) return undefined;
  const coming = compiled.get(name) ?? compile(name);
  compiled.set(name, coming);
  return coming;
}
