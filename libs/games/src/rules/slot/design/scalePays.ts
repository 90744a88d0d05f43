import { getFreeShare, getSlotReturn, getSpinReturn } from '../slotReturn';
import type { SlotMath } from '../slotMath';

/** Rounds to what reads well in a pay table: whole hundredths, from 2 units on in steps of about 2 in 100. */
function roundPay(hundredths: number, least: number): number {
  const step = hundredths < 200 ? 1 : 5 * 10 ** (Math.floor(Math.log10(hundredths)) - 2);
  return Math.max(least, Math.round(hundredths / step) * step);
}

const withPays = (math: SlotMath, scale: number, least: number): SlotMath => ({
  ...math,
  symbols: math.symbols.map((symbol) => ({
    ...symbol,
    pays: symbol.pays.map((pay) => roundPay(pay * scale, least)),
  })),
});

/** How far from the wished return a design may end by rounding. */
const room = 0.004;

/**
 * Scales a draft's pays until the slot returns `target` of its stakes. Features that don't depend on pays keep their
 * share.
 */
export function scalePays(draft: SlotMath, { target, least }: { target: number; least: number }) {
  const share = getFreeShare(draft);
  const { total, lines, free } = getSlotReturn(draft);
  const fixed = total - lines - free;
  const measure = (math: SlotMath) =>
    getSpinReturn(math, math.reels) +
    (math.free === undefined ? 0 : share * getSpinReturn(math, math.free.reels));
  const first = (target - fixed) / (lines + free);
  for (let tries = 0; tries < 80; tries += 1) {
    const away = Math.ceil(tries / 2) * (tries % 2 === 0 ? 1 : -1);
    const math = withPays(draft, first * (1 + away / 400), least);
    if (Math.abs(measure(math) + fixed - target) <= room) return math;
  }
  return undefined;
}
