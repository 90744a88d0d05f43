import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Places } from '../places';

/** A compiled site of a few lines: the shape that stamping reads, without compiling anything. */
const siteFiles: Record<string, string> = {
  'client/index.html': [
    '<!doctype html><html lang="__LANG__" dir="__DIR__" data-language="__LANGUAGE__"><head><meta charset="utf-8"><!--playhouse:head-->',
    '<script type="module" crossorigin src="/assets/main-1a.js"></script>',
    '<link rel="stylesheet" crossorigin href="/assets/main-1a.css"></head>',
    '<body><!--playhouse:body--></body></html>',
  ].join(''),
  'client/.vite/manifest.json': JSON.stringify({
    'src/main.tsx': {
      file: 'assets/main-1a.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['home.tsx', 'login.tsx', 'money.tsx', 'texts/PT.json'],
      css: ['assets/main-1a.css'],
    },
    '_react.js': { file: 'assets/react-2b.js' },
    'home.tsx': {
      file: 'assets/home-3c.js',
      isDynamicEntry: true,
      imports: ['_react.js'],
      css: ['assets/home-3c.css'],
    },
    'money.tsx': { file: 'assets/money-5e.js', isDynamicEntry: true, imports: ['_react.js'] },
    'texts/PT.json': { file: 'assets/PT-6f.js', isDynamicEntry: true, imports: ['_react.js'] },
    'login.tsx': { file: 'assets/login-4d.js', isDynamicEntry: true, imports: ['_react.js'] },
  }),
  'client/assets/main-1a.js': `import "./react-2b.js";${'/* main */'.repeat(200)}`,
  'client/assets/main-1a.css': ':root{margin:0}',
  'client/assets/react-2b.js': 'export const react = 1;',
  'client/assets/home-3c.js': 'export const home = 1;',
  'client/assets/login-4d.js': 'export const login = 1;',
  'client/assets/PT-6f.js': 'export default {};',
  'client/assets/money-5e.js': 'export const money = 1;',
  'client/licences.txt': '# Licenses',
  'client/sw.js': 'self.addEventListener("fetch", () => {});',
  'client/assets/home-3c.css': '.home{margin:0}',
  'server/entry-server.js': [
    "export const embeddedElementId = 'playhouse-data';",
    "export const aheadElementId = 'playhouse-ahead';",
    "export const addresses = { files: ['/m/index.html', '/register.html'] };",
    'export const documents = ({ categories }) => [',
    "  { name: 'home', paths: ['/m/home', '/', '/m', '/m/index.html'], modules: ['home.tsx'] },",
    '  ...categories.slice(0, 1).map((category) => ({',
    "    name: `list-${category}`, paths: ['/m/gamelist'], query: `gameType=${category}`, modules: ['home.tsx'],",
    '  })),',
    '];',
    "export const modulesWithout = ({ languages }) => (languages.includes('PT') ? [] : ['texts/PT']);",
    'export async function render({ merchant, language, document, platform, fetch: ask = fetch }) {',
    '  globalThis.renderings = (globalThis.renderings ?? 0) + 1;',
    "  const news = platform ? await (await ask(`${platform}/news?of=${document}`)).text() : 'skeleton';",
    "  const html = `<main class=\"${document ?? 'frame'}\">${merchant.name} ${language} $& ${news.replaceAll('<', '&lt;')}</main>`;",
    "  const data = document && { address: '/m/home', language, state: news };",
    "  const login = { paths: ['/m/login', '/login.html'], visitor: ['login.tsx'], member: ['home.tsx'] };",
    "  const ahead = document ? undefined : { member: ['money.tsx'], screens: [login] };",
    "  return { html, beside: '', data, modules: document ? ['home.tsx'] : [], ahead };",
    '}',
  ].join('\n'),
  'server/boot.js': "export const bootScript = 'document.documentElement.dataset.boot=1';",
};

export interface Sandbox extends Places {
  /** Writes a file below the sandbox's root. */
  write(path: string, text: string): void;
  /** Rewrites a merchant's JSON file as text. */
  edit(path: string, change: (text: string) => string): void;
  removeFile(path: string): void;
  remove(): void;
}

/** A temporary folder with the workspace's merchants and a fake compiled site. */
export function createSandbox(): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'playhouse-merchants-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(siteFiles)) write(`site/${path}`, text);
  cpSync(join(process.cwd(), 'merchants'), join(root, 'merchants'), { recursive: true });
  return {
    root,
    merchants: join(root, 'merchants'),
    site: join(root, 'site'),
    out: join(root, 'out'),
    write,
    edit: (path, change) => write(path, change(readFileSync(join(root, path), 'utf8'))),
    removeFile: (path) => rmSync(join(root, path)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
