import { deriveTheme, themeSchema } from '@playhouse/whitelabel';
import { expect, it } from 'vitest';
import { siteSources, styleSheets } from './styleSheets';

/** Properties that a text declares, in a style sheet or as a name that a script sets. */
const declaredIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?<![\w-])(--[a-z][\w-]*)['"`]?\]?\s*:|setProperty\(\s*['"`](--[a-z][\w-]*)/g,
    ),
  ].map(([, declared, set]) => declared ?? set ?? '');

/** Properties that a text reads. */
const usedIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--[a-z][\w-]*)/g)].map(([, name = '']) => name);

const plain = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '');

const themeText = deriveTheme(themeSchema.parse({ brand: '#0a8f8c' })).css;
const texts = [
  ...styleSheets.map(({ path, text }) => ({ path, text: plain(text) })),
  ...siteSources,
  { path: 'the theme of a merchant', text: themeText },
];

/** The tokens of the kit and of a merchant's theme: what every part may count on. */
const tokens = new Set(
  texts
    .filter(({ path }) => path.endsWith('/tokens.css') || path.startsWith('the theme'))
    .flatMap(({ text }) => declaredIn(text)),
);

it('tells what a text declares from what it uses', () => {
  expect(declaredIn(`.a { --one: 1; color: var(--two) } style={{ '--three': 3 }}`)).toEqual([
    '--one',
    '--three',
  ]);
  expect(usedIn('.a { --one: 1; color: var(--two, var(--three)) }')).toEqual(['--two', '--three']);
});

it('every token is used: a dead one says something that holds nowhere', () => {
  const used = new Set(texts.flatMap(({ text }) => usedIn(text)));
  expect([...tokens].filter((token) => !used.has(token))).toEqual([]);
});

it('every property that a style uses is declared', () => {
  const declared = new Set(texts.flatMap(({ text }) => declaredIn(text)));
  const missing = texts.flatMap(({ path, text }) =>
    usedIn(text)
      .filter((name) => !declared.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('a token of the kit is no token of the theme: one of both would never hold', () => {
  const [ofTheme, ofKit] = [
    new Set(declaredIn(themeText)),
    texts
      .filter(({ path }) => path.endsWith('/tokens.css'))
      .flatMap(({ text }) => declaredIn(text)),
  ];
  expect(ofKit.filter((token) => ofTheme.has(token))).toEqual([]);
});
