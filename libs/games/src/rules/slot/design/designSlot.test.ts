import { expect, it } from 'vitest';
import { sum } from '../../chance';
import { slotBand } from '../../returnBand';
import type { SlotFamily, SlotMath } from '../slotMath';
import { getSlotReturn, getSpinReturn } from '../slotReturn';
import { designSlot } from './designSlot';

const families = ['classic3', 'lines', 'ways', 'link', 'jackpot'] as const;
const lineCounts = [5, 10, 20, 25, 30, 40, 50];
const seeds = Array.from({ length: 80 }, (_, seed) => seed);

const wish = (family: SlotFamily, seed: number) => ({
  ...{ family, seed },
  lines: family === 'classic3' ? 5 : lineCounts[seed % lineCounts.length],
});

const designs = new Map(
  families.map((family) => [family, seeds.map((seed) => designSlot(wish(family, seed)))]),
);
const designsBy = (family: SlotFamily) => designs.get(family) ?? [];

it.each(families)('the exact return of every design of %s lies in the band of slots', (family) => {
  expect(designsBy(family)).toHaveLength(80);
  for (const math of designsBy(family)) {
    const { total } = getSlotReturn(math);
    expect(total).toBeGreaterThanOrEqual(slotBand.least);
    expect(total).toBeLessThanOrEqual(slotBand.most);
  }
});

it('no two of 400 designs pay alike and one seed gives the same design again', () => {
  const kinds = [...designs.values()]
    .flat()
    .map(({ symbols, reels }) => JSON.stringify([symbols.map(({ pays }) => pays), reels]));
  expect(new Set(kinds).size).toBe(400);
  expect(designSlot(wish('ways', 7))).toEqual(designSlot(wish('ways', 7)));
});

it('features of a family are there and hold a share that is worth their name', () => {
  for (const math of designsBy('link')) expect(getSlotReturn(math).hold).toBeGreaterThan(0.1);
  for (const math of designsBy('jackpot')) {
    const { pots, free } = getSlotReturn(math);
    expect(pots).toBeGreaterThan(0.01);
    expect(free).toBeGreaterThan(0.01);
  }
  expect(new Set(designsBy('ways').map(({ lines }) => lines))).toEqual(new Set(['ways']));
  expect(new Set(designsBy('lines').map(({ lines }) => lines))).toEqual(new Set(lineCounts));
});

it('no line of three reels pays less than the stake', () => {
  for (const { symbols } of designsBy('classic3')) {
    expect(Math.min(...symbols.flatMap(({ pays }) => pays))).toBeGreaterThan(100);
  }
});

it('pays rise with the number alike', () => {
  for (const { symbols } of designsBy('lines'))
    for (const { pays } of symbols) expect(pays).toEqual([...pays].sort((one, two) => one - two));
});

/** The mean of the squares of all wins by line or way: how far apart rounds end. */
function measureSpread(math: SlotMath): number {
  const symbols = math.symbols.map((symbol) => ({
    ...symbol,
    pays: symbol.pays.map((pay) => (pay * pay) / 100),
  }));
  return getSpinReturn({ ...math, symbols }, math.reels);
}

it.each(families)('wins of %s lie farther apart when the volatility is higher', (family) => {
  const spread = (volatility: SlotMath['volatility']) =>
    sum(
      seeds
        .slice(0, 20)
        .map((seed) => measureSpread(designSlot({ ...wish(family, seed), volatility }))),
    );
  expect(spread('high')).toBeGreaterThan(1.15 * spread('medium'));
  expect(spread('medium')).toBeGreaterThan(1.15 * spread('low'));
});
