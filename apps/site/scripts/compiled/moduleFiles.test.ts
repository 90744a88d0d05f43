import { describe, expect, it } from 'vitest';
import type { Manifest } from './manifest';
import { moduleFiles, pageFiles, standsAlone } from './moduleFiles';

const manifest: Manifest = {
  'home.tsx': {
    file: 'a/home.js',
    imports: ['_site.js', '_ring.js'],
    css: ['a/home.css'],
    assets: ['a/home.svg'],
  },
  '_ring.js': { file: 'a/ring.js', imports: ['home.tsx'] },
  '_site.js': { file: 'a/site.js', imports: ['_vendor.js'], css: ['a/site.css'] },
  '_vendor.js': { file: 'a/vendor.js' },
  '_site.css': { file: 'a/site.css' },
};

describe('files of a page', () => {
  it('follow static imports, each once, also in a ring, with styles and pictures [PWA-01]', () => {
    expect(moduleFiles(manifest, ['home.tsx'])).toEqual({
      scripts: ['a/home.js', 'a/site.js', 'a/vendor.js', 'a/ring.js'],
      styles: ['a/home.css', 'a/site.css'],
      assets: ['a/home.svg'],
    });
  });

  it('include what the template starts with, also when the manifest does not know it', () => {
    const template =
      '<script type="module" crossorigin src="/a/site.js"></script><script type="module" src="/a/extra.js"></script>';
    expect(pageFiles({ template, manifest }, [])).toEqual({
      scripts: ['a/site.js', 'a/vendor.js', 'a/extra.js'],
      styles: ['a/site.css'],
      assets: [],
    });
  });

  it('stand alone where they import no other', () => {
    expect(standsAlone(manifest, 'a/vendor.js')).toBe(true);
    expect(standsAlone(manifest, 'a/site.js')).toBe(false);
    expect(standsAlone(manifest, 'a/unknown.js')).toBe(false);
  });
});
