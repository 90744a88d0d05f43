import { expect, it } from 'vitest';
import { styleSheets } from './styleSheets';

/** Properties that change without the page being laid out or painted again, or that change once. */
const cheap = [
  ...['opacity', 'transform', 'translate', 'rotate', 'scale'],
  ...['visibility', 'pointer-events'],
];

const keyframes = /@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}/g;

/** The properties that keyframes of a style sheet change. */
function changedIn(css: string): { readonly name: string; readonly property: string }[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(keyframes)].flatMap(([, name = '', steps = '']) =>
    [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => ({ name, property })),
  );
}

it('tells what keyframes change, whatever stands around them', () => {
  const steps = '70%, to { box-shadow: none; opacity: 0; }';
  const css = `.a { color: red; } /* top: 0 */ @keyframes glow { ${steps} } .b { top: 0; }`;
  expect(changedIn(css)).toEqual([
    { name: 'glow', property: 'box-shadow' },
    { name: 'glow', property: 'opacity' },
  ]);
});

// One that goes on for as long as a screen is open would keep a cheap phone painting sixty times a second.
it('what moves by itself is moved by the compositor: no keyframes of the site lay out or paint', () => {
  const changes = styleSheets.flatMap(({ path, text }) =>
    changedIn(text).map(({ name, property }) => ({ path, name, property })),
  );
  expect(changes.length).toBeGreaterThan(10);
  expect(changes.filter(({ property }) => !cheap.includes(property))).toEqual([]);
});
