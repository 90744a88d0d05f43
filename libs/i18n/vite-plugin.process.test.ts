// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { compileCatalogue } from './compileCatalogue';
import { messageCatalogues } from './vite-plugin';

const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const libs = join(root, 'libs');

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Builds a module and answers what it exports, with all of its chunks' code. */
async function built(entry: string): Promise<{ code: string; exported: Record<string, unknown> }> {
  // Vite looks for a package around a library's entry.
  write('package.json', '{"name":"catalogues"}');
  const result = await build({
    root,
    logLevel: 'error',
    plugins: [messageCatalogues({ libs, together: ['shell', 'session'] })],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'out' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return { code, exported: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

test('the build compiles messages and fills the gaps of a translation with English [LANG-02]', async () => {
  write('libs/auth/messages/EN.json', '{"a.hi":"Hi {name}","a.bye":"Bye"}');
  write('libs/auth/messages/TY.json', '{"a.hi":"Kumusta {name}"}');
  const entry = write('entry.js', 'export { default } from "./libs/auth/messages/TY.json"');
  const { exported } = await built(entry);
  expect(exported['default']).toEqual({
    'a.hi': ['Kumusta ', { type: 1, value: 'name' }],
    'a.bye': ['Bye'],
  });
});

test('texts of the first load travel as one file a language, all others as files of their own', async () => {
  write('libs/auth/messages/EN.json', '{"auth.hi":"Hi"}');
  write('libs/shell/messages/EN.json', '{"shell.hi":"Hello"}');
  write('libs/session/messages/EN.json', '{"session.hi":"Good day"}');
  const loaders = write('libs/i18n/src/catalogueLoaders.ts', 'export const catalogueLoaders = {}');
  const { code, exported } = await built(loaders);
  expect(code).toMatch(/session\.hi.*shell\.hi/);
  const load = exported['catalogueLoaders'] as Record<string, () => Promise<unknown>>;
  expect(Object.keys(load).sort()).toEqual(['auth/EN', 'session/EN', 'shell/EN']);
  await expect(load['shell/EN']?.()).resolves.toEqual({
    'shell.hi': [{ type: 0, value: 'Hello' }],
  });
  await expect(load['auth/EN']?.()).resolves.toEqual({ 'auth.hi': [{ type: 0, value: 'Hi' }] });
});

test('a message that is not ICU text is named', () => {
  expect(() => compileCatalogue({ 'a.bad': 'Hello {name' })).toThrow('a.bad');
});
