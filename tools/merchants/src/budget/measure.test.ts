import { describe, expect, it } from 'vitest';
import type { Manifest } from '../stamp/manifest';
import { measureDocument, measureScreens } from './measure';

const manifest: Manifest = {
  react: { file: 'react.js' },
  'home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['react'], css: ['home.css'] },
  'login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['react', 'form'] },
  form: { file: 'form.js', imports: ['react'] },
};
const home = {
  scripts: ['main.js', 'react.js', 'home.js'],
  styles: ['main.css', 'home.css'],
  assets: [],
};

/** Weighs a file by the length of its name, in KiB. */
const scale = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + file.length * 1024, 0);

describe('the size budget', () => {
  it('counts scripts and styles of a document against their own limits', () => {
    const [script, style] = measureDocument('a home', home, { named: scale, inline: scale });
    expect(script).toMatchObject({ bytes: 22 * 1024, limit: 190 * 1024 });
    expect(style).toMatchObject({ bytes: 16 * 1024, limit: 15 * 1024 });
  });

  it('charges a screen only for what home has not loaded, heaviest first', () => {
    expect(measureScreens(manifest, home, scale)).toEqual([
      { name: 'login.tsx', bytes: 15 * 1024, limit: 60 * 1024 },
      { name: 'home.tsx', bytes: 0, limit: 60 * 1024 },
    ]);
  });
});
