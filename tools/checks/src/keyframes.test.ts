import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const libs = resolve(import.meta.dirname, '../../../libs');

/** What moves without the page being laid out or painted again, or changes once. */
const cheap = [
  'opacity',
  'transform',
  'translate',
  'rotate',
  'scale',
  'visibility',
  'pointer-events',
];

const keyframes = /@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;

/** What the keyframes of a style sheet change, as `name: property`. */
function changedIn(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(keyframes)].flatMap(([, name = '', steps = '']) =>
    [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => `${name}: ${property}`),
  );
}

const isDear = (change: string) => !cheap.includes(change.split(': ')[1] ?? '');

it('tells what keyframes change, whatever stands around them', () => {
  const css =
    '.a { color: red; } @keyframes glow { 70%, to { box-shadow: none; opacity: 0; } } .b { top: 0; }';
  expect(changedIn(css)).toEqual(['glow: box-shadow', 'glow: opacity']);
  expect(changedIn(css).filter(isDear)).toEqual(['glow: box-shadow']);
});

// One that goes on for as long as a screen is open would keep a cheap phone painting sixty times a second.
it('what moves by itself is moved by the compositor: no keyframes of the site lay out or paint', () => {
  const sheets = readdirSync(libs, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.includes('node_modules'),
  );
  const found = sheets.map((file) => [file, changedIn(readFileSync(join(libs, file), 'utf8'))]);
  expect(found.flatMap(([, changes]) => changes).length).toBeGreaterThan(10);
  const dear = found.flatMap(([file, changes]) =>
    (changes as string[]).filter(isDear).map((change) => `${String(file)} ${change}`),
  );
  expect(dear).toEqual([]);
});
