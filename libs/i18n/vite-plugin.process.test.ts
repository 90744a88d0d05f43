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

const loaders = 'libs/i18n/src/catalogueLoaders.ts';

function writeCatalogues(english: Record<string, string>, filipino: Record<string, string | null>) {
  const sources = Object.entries(english).map(([id, defaultMessage]) => [id, { defaultMessage }]);
  write('libs/i18n/catalogues/EN.json', JSON.stringify(Object.fromEntries(sources)));
  write('libs/i18n/catalogues/TY.json', JSON.stringify(filipino));
  return write(loaders, 'export const catalogueLoaders = {}');
}

type Loaders = Record<string, () => Promise<unknown>>;

test('the build compiles texts and fills the gaps of a translation with English [LANG-02]', async () => {
  const entry = writeCatalogues(
    { 'auth.hi': 'Hi {name}', 'auth.bye': 'Bye', 'auth.end': 'End' },
    { 'auth.hi': 'Kumusta {name}', 'auth.bye': null },
  );
  const load = (await built(entry)).exported['catalogueLoaders'] as Loaders;
  await expect(load['auth/TY']?.()).resolves.toEqual({
    'auth.hi': [
      { type: 0, value: 'Kumusta ' },
      { type: 1, value: 'name' },
    ],
    'auth.bye': [{ type: 0, value: 'Bye' }],
    'auth.end': [{ type: 0, value: 'End' }],
  });
});

test('texts of the first load travel as one file a language, others by library', async () => {
  const entry = writeCatalogues(
    { 'auth.hi': 'Hi', 'shell.hi': 'Hello', 'session.hi': 'Good day', in_please_wait: 'Wait' },
    {},
  );
  const { code, exported } = await built(entry);
  expect(code).toMatch(/shell\.hi.*session\.hi.*in_please_wait/);
  const load = exported['catalogueLoaders'] as Loaders;
  expect(Object.keys(load).filter((key) => key.endsWith('EN'))).toEqual([
    'auth/EN',
    'shell/EN',
    'session/EN',
  ]);
  await expect(load['shell/EN']?.()).resolves.toEqual({
    'shell.hi': [{ type: 0, value: 'Hello' }],
  });
  await expect(load['auth/EN']?.()).resolves.toEqual({ 'auth.hi': [{ type: 0, value: 'Hi' }] });
});

test('a message that is not ICU text is named', () => {
  expect(() => compileCatalogue({ 'a.bad': 'Hello {name' })).toThrow('a.bad');
});
