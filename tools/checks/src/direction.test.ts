import { expect, it } from 'vitest';
import { styleSheets } from './styleSheets';

const sides = [
  /\b(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)\s*:/,
  /\bborder-(?:left|right)(?:-[a-z]+)?\s*:/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:^|[\s;{])(?:left|right)\s*:/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
];

/** In the middle, which is the same from both sides. */
const middle = /(?:^|[\s;{])left\s*:\s*50%/;

/** Declarations that name a side of the screen instead of the beginning or end of a line. */
function sidedIn(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return plain
    .split(/[;{}]/)
    .map((declaration) => declaration.trim())
    .filter((declaration) => sides.some((side) => side.test(declaration)))
    .filter((declaration) => !middle.test(declaration));
}

it('tells a side of the screen from the beginning of a line', () => {
  const css = `
    .a { margin-left: 1px; inset-inline-end: 0; right: 0 }
    .b { text-align: left; left: 50%; border-top-right-radius: 2px; padding-inline: 1px }
    /* left: 0 */
    .c { text-align: end; border-right-color: red; --left: 3px; }`;
  expect(sidedIn(css)).toEqual([
    ...['margin-left: 1px', 'right: 0', 'text-align: left'],
    ...['border-top-right-radius: 2px', 'border-right-color: red'],
  ]);
});

it('no style names a side of the screen: from right to left it would be the wrong one', () => {
  const found = styleSheets.flatMap(({ path, text }) =>
    sidedIn(text).map((declaration) => `${path}: ${declaration}`),
  );
  expect(found).toEqual([]);
});
