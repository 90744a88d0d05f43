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
const middle = /(?:^|[\s;{])left\s*:\s*50%|translateX\(-50%\)/;

/** Values that lead along the line, or to a side; `--forward` turns them around. */
const along = [
  /\btranslate(?:X|3d)?\(\s*(?!0\b)/,
  /\bto (?:left|right)\b/,
  /^(?:background|mask|object-position|transform-origin)[\w-]*\s*:.*\b(?:left|right)\b/s,
  /^box-shadow\s*:(?:.*,)?\s*(?:inset )?-?[1-9]/s,
];

/** The values of a shorthand; what stands between brackets is one. */
const listValues = (values: string): readonly string[] =>
  values.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** A shorthand of four sides whose left and right differ, or of four corners. */
function isLopsided(declaration: string): boolean {
  const [, name, values = ''] =
    /^(padding|margin|inset|border-radius)\s*:(.*)$/s.exec(declaration) ?? [];
  const [first, second, third, fourth] = listValues(values);
  // A blob is round in its own way on every side.
  if (values.includes('/')) return false;
  if (fourth === undefined) return name === 'border-radius' && second !== undefined;
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

/** Declarations that name a side of the screen instead of the beginning or end of a line. */
function sidedIn(css: string): readonly string[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '');
  return plain
    .split(/[;{}]/)
    .map((declaration) => declaration.trim())
    .filter(
      (declaration) => isLopsided(declaration) || sides.some((side) => side.test(declaration)),
    )
    .filter((declaration) => !middle.test(declaration));
}

/** Declarations that lead to one side of the screen, whichever way lines run. */
const leadingIn = (css: string): readonly string[] =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[;{}]/)
    .map((declaration) => declaration.trim())
    .filter((declaration) => along.some((way) => way.test(declaration)))
    .filter((declaration) => !middle.test(declaration) && !declaration.includes('--forward'));

it('tells a side of the screen from the beginning of a line', () => {
  const css = `
    .a { margin-left: 1px; inset-inline-end: 0; right: 0 }
    .b { text-align: left; left: 50%; border-top-right-radius: 2px; padding-inline: 1px }
    /* left: 0 */
    .c { text-align: end; border-right-color: red; --left: 3px; }
    .d { padding: 1px 2px 3px; padding: 0 calc(1px * (2 + 3)) 0 4px; border-radius: 1px 2px 2px; }`;
  expect(sidedIn(css)).toEqual([
    ...['margin-left: 1px', 'right: 0', 'text-align: left'],
    ...['border-top-right-radius: 2px', 'border-right-color: red'],
    ...['padding: 0 calc(1px * (2 + 3)) 0 4px', 'border-radius: 1px 2px 2px'],
  ]);
});

it('no style names a side of the screen: from right to left it would be the wrong one', () => {
  const found = styleSheets.flatMap(({ path, text }) =>
    sidedIn(text).map((declaration) => `${path}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

it('tells a way to one side from one along the line', () => {
  const css = `
    .a { transform: translateX(4px); translate: 0 2px; transform: translate(-50%, 0) }
    .b { transform: translateX(calc(4px * var(--forward))); transform: translateX(-50%) }
    .c { background: linear-gradient(to left, red, blue) right / 1px; box-shadow: 0 1px red; }
    .d { box-shadow: inset -1px 0 red; transform-origin: left }`;
  expect(leadingIn(css)).toEqual([
    ...['transform: translateX(4px)', 'transform: translate(-50%, 0)'],
    ...['background: linear-gradient(to left, red, blue) right / 1px'],
    ...['box-shadow: inset -1px 0 red', 'transform-origin: left'],
  ]);
});

it('nothing of the site moves, shines or points to one side, whichever way lines run', () => {
  // Boards of games keep their direction in every language.
  const site = styleSheets.filter(({ path }) => !path.startsWith('libs/games/'));
  const found = site.flatMap(({ path, text }) =>
    leadingIn(text).map((declaration) => `${path}: ${declaration}`),
  );
  expect(found).toEqual([]);
});
