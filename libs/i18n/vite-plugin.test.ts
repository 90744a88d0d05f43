// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { compileCatalogue } from './compileCatalogue';
import { messageCatalogues } from './vite-plugin';

const root = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the build compiles messages and fills the gaps of a translation with English [LANG-02]', async () => {
  const folder = join(root, 'libs/auth/messages');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'EN.json'), '{"a.hi":"Hi {name}","a.bye":"Bye"}');
  writeFileSync(join(folder, 'TY.json'), '{"a.hi":"Kumusta {name}"}');
  // Vite looks for a package around a library's entry.
  writeFileSync(join(root, 'package.json'), '{"name":"catalogues"}');
  const entry = join(root, 'entry.js');
  writeFileSync(entry, 'export { default } from "./libs/auth/messages/TY.json"');
  const result = await build({
    root,
    logLevel: 'error',
    plugins: [messageCatalogues()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'out' } },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const built: { default: unknown } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  expect(built.default).toEqual({
    'a.hi': [
      { type: 0, value: 'Kumusta ' },
      { type: 1, value: 'name' },
    ],
    'a.bye': [{ type: 0, value: 'Bye' }],
  });
});

test('a message that is not ICU text is named', () => {
  expect(() => compileCatalogue({ 'a.bad': 'Hello {name' })).toThrow('a.bad');
});
