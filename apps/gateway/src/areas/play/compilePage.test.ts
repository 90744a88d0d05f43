import { gzipSync } from 'node:zlib';
import { makeGame } from '@playhouse/games';
import type { Boot } from '@playhouse/games';
import { expect, it } from 'vitest';
import { gameSeeds } from '../../catalogue/games';
import { findPage } from './compilePage';

const specs = new Map(gameSeeds().flatMap(({ spec }) => (spec ? [[spec.rule, spec]] : [])));

const boot: Omit<Boot, 'variant'> = {
  ...{ token: 'token', isFramed: true, balance: 100, name: 'Game', share: 0.95, locale: 'en' },
  ...{ currency: 'PHP', scale: 2, minBet: 1, maxBet: 5000, timeZone: 'Asia/Manila' },
  ...{ words: {}, art: '', pictures: {} },
};

async function demandPage(name: string) {
  const page = await findPage(name);
  if (page === undefined) throw new Error(`${name} has no page`);
  return page;
}

it.each([...specs])('page of %s is drawn before its script has come', async (rule, spec) => {
  const { draw, styles } = await demandPage(rule);
  const markup = draw({ ...boot, variant: makeGame(spec).variant });
  expect(markup).toContain('data-part="go"');
  // Script, styles and markup are compiled apart, and call their classes alike.
  const classes = [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const known = new Set(styles.match(/(?<=\.)[a-zA-Z]\w*/g));
  expect(classes.filter((name) => !known.has(name))).toEqual([]);
});

it.each([...specs.keys(), 'sportsbook', 'lottery', 'closed'])(
  'page of %s has scripts without imports, of at most 60 KiB',
  async (rule) => {
    const { script, check } = await demandPage(rule);
    expect(script).toContain('playhouse:ready');
    const scripts = script + check;
    expect(scripts).not.toMatch(/\bimport\b/);
    // They stand in the document.
    expect(scripts).not.toMatch(/<\/script|<!--/i);
    expect(scripts).not.toContain('React.createElement');
    expect(gzipSync(scripts).length).toBeLessThanOrEqual(60 * 1024);
  },
);

it.each([...specs.keys()])('page of %s checks its rounds by a script of its own', async (rule) => {
  const { script, check } = await demandPage(rule);
  // The check alone hashes seeds: the page is ready without it.
  expect([script, check].map((text) => text.includes('checkRound='))).toEqual([false, true]);
  expect([script, check].map((text) => text.includes('1779033703'))).toEqual([false, true]);
});

it('a page that games have not is not found', () => {
  expect(findPage('other')).toBeUndefined();
});
