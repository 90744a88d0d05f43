// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../stamp/compiledSite';
import { measureHome, measureScreens } from './measure';

const manifest: Manifest = {
  'main.tsx': { file: 'main.js', isEntry: true, imports: ['react'], css: ['main.css'] },
  react: { file: 'react.js' },
  'home.tsx': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['react', 'swiper'],
    css: ['home.css'],
  },
  'login.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['react', 'form'] },
  swiper: { file: 'swiper.js' },
  form: { file: 'form.js', imports: ['react'] },
};

/** Weighs every file as 10 KiB. */
const scale = (files: readonly string[]) => files.length * 10 * 1024;

describe('the size budget', () => {
  it('counts the entry, its imports and what home preloads, each file once', () => {
    const [script, style] = measureHome('a', manifest, ['home.tsx'], scale);
    expect(script).toMatchObject({ bytes: 40 * 1024, limit: 140 * 1024 });
    expect(style).toMatchObject({ bytes: 20 * 1024, limit: 15 * 1024 });
  });

  it('charges a screen only for what home has not loaded', () => {
    expect(measureScreens(manifest, ['home.tsx'], scale)).toEqual([
      { name: 'login.tsx', bytes: 20 * 1024, limit: 60 * 1024 },
      { name: 'home.tsx', bytes: 0, limit: 60 * 1024 },
    ]);
  });
});
