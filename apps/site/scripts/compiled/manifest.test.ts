import { expect, test } from 'vitest';
import { chunksFrom, type Manifest } from './manifest';

const manifest: Manifest = {
  'main.tsx': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['home.tsx', 'texts/PT'] },
  'home.tsx': { file: 'home.js', imports: ['_react.js', '_ring.js'], dynamicImports: ['main.tsx'] },
  '_ring.js': { file: 'ring.js', imports: ['home.tsx'] },
  '_react.js': { file: 'react.js' },
  'texts/PT': { file: 'PT.js', imports: ['_numbers.js'] },
  '_numbers.js': { file: 'numbers.js' },
  'broken.tsx': { file: 'broken.js', imports: ['gone.js'] },
};

const reached = (modules: readonly string[], bounds?: Parameters<typeof chunksFrom>[2]) =>
  chunksFrom(manifest, modules, bounds).map(({ file }) => file);

test('and to what they import late, where that is asked for, but not past what is left out', () => {
  const late = { late: true };
  expect(reached(['main.tsx'], late)).toEqual([
    ...['main.js', 'react.js', 'home.js', 'ring.js', 'PT.js', 'numbers.js'],
  ]);
  expect(reached(['main.tsx'], { ...late, without: ['texts/'] })).toEqual([
    ...['main.js', 'react.js', 'home.js', 'ring.js'],
  ]);
});

test('a module that is not known is told, wherever it is named', () => {
  expect(() => reached(['gone.js'])).toThrow('no chunk "gone.js"');
  expect(() => reached(['broken.tsx'])).toThrow('no chunk "gone.js"');
});
