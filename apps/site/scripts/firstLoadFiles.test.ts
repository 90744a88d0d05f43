// @vitest-environment node
import { expect, test } from 'vitest';
import { firstLoadFiles } from './firstLoadFiles';

const manifest = {
  _site: { file: 'assets/site.js', css: ['assets/site.css'], assets: ['assets/slots.svg'] },
  'lobby.ts': { file: 'assets/lobby.js', imports: ['_site', '_tile'] },
  _tile: { file: 'assets/tile.js', css: ['assets/tile.css'] },
  'wallet.ts': { file: 'assets/wallet.js', imports: ['_site'] },
};
const template = '<script src="/assets/site.js"></script><script src="/assets/entry.js"></script>';

test('the first load and the modules asked for, with all they import, and nothing else [PWA-01]', () => {
  expect(firstLoadFiles(manifest, template, ['lobby.ts'])).toEqual([
    'assets/entry.js',
    'assets/lobby.js',
    'assets/site.css',
    'assets/site.js',
    'assets/slots.svg',
    'assets/tile.css',
    'assets/tile.js',
  ]);
});

test('a module that is no chunk of its own any more fails the build', () => {
  expect(() => firstLoadFiles(manifest, template, ['gone.ts'])).toThrow('No chunk "gone.ts"');
});
