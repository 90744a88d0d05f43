// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Manifest } from './compiledSite';
import { firstLoad, moduleFiles } from './moduleFiles';

const manifest: Manifest = {
  'home.tsx': { file: 'a/home.js', imports: ['_site.js', '_ring.js'], css: ['a/home.css'] },
  '_ring.js': { file: 'a/ring.js', imports: ['home.tsx'] },
  '_site.js': { file: 'a/site.js', imports: ['_vendor.js'], css: ['a/site.css'] },
  '_vendor.js': { file: 'a/vendor.js' },
  '_site.css': { file: 'a/site.css' },
};

describe('files of a page', () => {
  it('follow static imports, each once, also in a ring', () => {
    expect(moduleFiles(manifest, ['home.tsx'])).toEqual({
      scripts: ['a/home.js', 'a/site.js', 'a/vendor.js', 'a/ring.js'],
      styles: ['a/home.css', 'a/site.css'],
    });
  });

  it('begin with what the template names, also when the manifest does not know it', () => {
    const template =
      '<script type="module" src="/a/site.js"></script><script src="/a/extra.js"></script><link rel="stylesheet" href="/a/site.css">';
    expect(firstLoad(template, manifest, [])).toEqual({
      scripts: ['a/site.js', 'a/vendor.js', 'a/extra.js'],
      styles: ['a/site.css'],
    });
  });

  it('include what the page preloads', () => {
    expect(firstLoad('', manifest, ['home.tsx']).scripts).toContain('a/home.js');
  });
});
