import { createNameSearch } from '@playhouse/search';
import { expect, it } from 'vitest';
import { createRandom } from '../../base/random';
import type { Random } from '../../base/random';
import { gameSeeds } from '../../catalogue/games';
import { vendorSeeds } from '../../catalogue/vendors';
import { categoryNames } from './vendors';

/** All that the site's search goes through: games, vendors and categories. */
const entries = [
  ...Object.values(categoryNames).map(({ EN }) => [EN] as const),
  ...vendorSeeds.map(({ name }) => [name] as const),
  ...gameSeeds().map(
    ({ name, vendor }) =>
      [name, vendorSeeds.find(({ code }) => code === vendor)?.name ?? ''] as const,
  ),
];
const search = createNameSearch(entries, (names) => names);

const replaceAt = (text: string, at: number, length: number, by: string) =>
  text.slice(0, at) + by + text.slice(at + length);

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'í', o: 'õ', u: 'ü' };

/** Slips of a thumb. Each is made at a place that chance chooses. */
const slips: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => {
    const at = random.whole(0, text.length - 2);
    return replaceAt(text, at, 2, `${text[at + 1]}${text[at]}`);
  },
  (text, random) => replaceAt(text, random.whole(1, text.length - 1), 1, ''),
  (text, random) => {
    const at = random.whole(0, text.length - 1);
    return replaceAt(text, at, 1, `${text[at]}${text[at]}`);
  },
  (text, random) =>
    replaceAt(text, random.whole(0, text.length - 1), 1, random.pick([...'aeionrstlpm'])),
  (text) => text.replace(' ', ''),
  (text, random) => {
    const vowel = random.pick([...text].filter((letter) => letter in accents));
    return text.replace(vowel, accents[vowel] ?? vowel);
  },
];

/** A text with slips of these kinds: another kind where one changes nothing, as a missing space in one word. */
function makeSlip(text: string, kinds: readonly number[], random: Random): string {
  return kinds.reduce((typed, kind) => {
    for (let tried = kind; ; tried += 1) {
      const next = slips[tried % slips.length]?.(typed, random) ?? typed;
      if (next !== typed) return next;
    }
  }, text);
}

/** One slip or two in titles of the catalogue, every kind of slip in turn. */
function makeSlips(size: number): [typed: string, name: string][] {
  const random = createRandom('misspelt names');
  const names = [...new Set(gameSeeds().map(({ name }) => name))];
  return Array.from({ length: size }, (_, at) => {
    const name = random.pick(names);
    const kinds = at % 2 === 0 ? [at / 2] : [at, (at - 1) / 2 + 3];
    return [makeSlip(name.toLowerCase(), kinds, random), name];
  });
}

const byHand: readonly (readonly [typed: string, name: string])[] = [
  ['Crimsn Tide', 'Crimson Tide Jackpots'],
  ['rullete', 'Roulette'],
  ['american roulete', 'American Roulette'],
  ['blakjack', 'Blackjack'],
  ['bacarat', 'Baccarat'],
  ['bacarrat pairs', 'Baccarat Pairs'],
  ['dragontiger', 'Dragon Tiger'],
  ['sicbo', 'Sic Bo'],
  ['andar bahr', 'Andar Bahar'],
  ['dreem cach wheel', 'Dream Catch Wheel'],
  ['hilo', 'Hi Lo'],
  ['flop holdm aces', 'Flop Hold’em Aces'],
  ['sabng arena', 'Sabong Arena'],
  ['luky wheel', 'Lucky Wheel'],
  ['jade lagon', 'Jade Lagoon'],
];

const findFirst = (typed: string) => search(typed)[0]?.[0];

it('38 of 40 misspelt names of the catalogue are found first, at least', () => {
  const cases = [...byHand, ...makeSlips(25)];
  expect(cases.filter(([typed, name]) => typed === name.toLowerCase())).toEqual([]);
  const missed = cases.filter(([typed, name]) => findFirst(typed) !== name);
  expect(cases).toHaveLength(40);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(2);
});

it('of 400 titles with one slip or two, all but a hundredth are found first', () => {
  const cases = makeSlips(400);
  const missed = cases.filter(([typed, name]) => findFirst(typed) !== name);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(4);
});
