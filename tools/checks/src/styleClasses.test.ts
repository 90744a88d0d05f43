import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { siteSources, styleSheets } from './styleSheets';

/** Classes that a source takes of the sheets it imports, as `sheet: class`. */
function listTaken(
  path: string,
  text: string,
): readonly (readonly [sheet: string, name: string])[] {
  const imports = [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)];
  return imports.flatMap(([, name = '', file = '']) => {
    const sheet = posix.join(posix.dirname(path), file);
    const uses = text.matchAll(new RegExp(`(?<![\\w./'"\`-])${name}\\.(\\w+)`, 'g'));
    return [...uses].map(([, taken = '']) => [sheet, taken] as const);
  });
}

const classes = new Map(
  styleSheets.map(({ path, text }) => [
    path.replaceAll('\\', '/'),
    new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  ]),
);

it('tells what a source takes of a sheet from what else has its name', () => {
  const text = `import styles from './A.module.css'; say('styles.none'); cx(styles.one, styles.two)`;
  expect(listTaken('libs/a/A.tsx', text)).toEqual([
    ['libs/a/A.module.css', 'one'],
    ['libs/a/A.module.css', 'two'],
  ]);
});

it('a class that a part takes of its style sheet is there: else the part has no style', () => {
  const missing = siteSources.flatMap((source) =>
    listTaken(source.path.replaceAll('\\', '/'), source.text)
      .filter(([sheet, name]) => classes.get(sheet)?.has(name) === false)
      .map(([sheet, name]) => `${sheet}: .${name}`),
  );
  expect(missing).toEqual([]);
});
