import { expect, it } from 'vitest';
import { styleSheets } from './styleSheets';

interface Rule {
  readonly where: string;
  readonly text: string;
}

/** Every rule of every style sheet of the site. */
const rules: readonly Rule[] = styleSheets.flatMap(({ path, text: css }) =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', text = '']) => ({
    where: `${path} ${selector.trim()}`,
    text,
  })),
);

const offenders = (background: string, colour: string) =>
  rules
    .filter(({ text }) => text.includes(`background: var(${background})`))
    .filter(({ text }) => text.includes(colour))
    .map(({ where }) => where);

// axe cannot measure a contrast on a gradient: the merchant check measures the pair, so it must be used.
it('words on the hero’s gradient wear its own colour, not the accent’s', () => {
  expect(offenders('--gradient-hero', 'color: var(--color-on-accent)')).toEqual([]);
});

it('the strong accent is a colour of words, never the ground under them', () => {
  expect(offenders('--color-accent-strong', '')).toEqual([]);
});
