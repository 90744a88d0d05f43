import type { Draw } from '../../draw';
import { createSeededDraw } from '../../seededDraw';
import type { SlotFamily, SlotMath, SlotSymbol, Volatility } from '../slotMath';
import { leastAlike } from '../slotMath';
import { designFreeSpins, designHold, designPots } from './designFeatures';
import { designSpecials, designWeights, pick } from './designWeights';
import type { FamilyFrame, VolatilityFrame } from './families';
import { familyFrames, volatilityFrames } from './families';
import { scalePays } from './scalePays';

export interface SlotWish {
  readonly family: SlotFamily;
  /** Lines to play; a slot by ways has none, and three reels have up to five. */
  readonly lines?: number;
  readonly seed: number;
  /** The seed decides where it isn't given. */
  readonly volatility?: Volatility;
}

const volatilities: readonly Volatility[] = ['low', 'medium', 'high'];
const highest = 4;

/** Symbols with pays in proportion only: the first plain one pays most. */
function designSymbols(draw: Draw, frame: FamilyFrame, { fall, step }: VolatilityFrame) {
  const [least, most] = frame.plain;
  const plain = least + draw(most - least + 1);
  const lengths = frame.reels - leastAlike + 1;
  const symbols = Array.from({ length: plain }, (_, at): SlotSymbol => {
    const top = 1_000 * fall ** at * (0.9 + draw(21) / 100);
    const pays = Array.from(
      { length: lengths },
      (_pay, alike) => (top * step ** (lengths - 1 - alike)) ** frame.flatness,
    );
    const id = at < highest ? `high${at + 1}` : `low${at - highest + 1}`;
    return { id, kind: 'plain', pays };
  });
  const special = (kind: SlotSymbol['kind'], there = true): SlotSymbol[] =>
    there ? [{ id: kind, kind, pays: [] }] : [];
  return [
    ...symbols,
    ...special('wild'),
    ...special('scatter', frame.free !== undefined),
    ...special('coin', frame.coins),
    ...special('pot', frame.pots),
  ];
}

function draftSlot(draw: Draw, { family, lines, volatility }: SlotWish): SlotMath {
  const frame = familyFrames[family];
  const drawn = pick(draw, volatilities);
  const chosen = volatility ?? drawn;
  const form = volatilityFrames[chosen];
  const symbols = designSymbols(draw, frame, form);
  const special = designSpecials(draw, frame, form);
  const reels = designWeights(draw, symbols, { special, spread: form.spread });
  const wild = symbols.findIndex(({ kind }) => kind === 'wild');
  return {
    ...{ family, volatility: chosen, symbols, reels, rows: 3 },
    lines: family === 'ways' ? 'ways' : (lines ?? (frame.reels === 3 ? 5 : 20)),
    wildTimes: pick(draw, frame.wildTimes),
    free: designFreeSpins(draw, frame, { reels, wild }),
    hold: designHold(draw, frame),
    pots: designPots(draw, frame),
  };
}

/**
 * One of many slots of a family: weights, pays and features vary with the seed, and pays are scaled so that the exact
 * return lies in the band of slots. The same wish gives the same slot.
 */
export function designSlot(wish: SlotWish): SlotMath {
  const draw = createSeededDraw(wish.seed);
  const least = familyFrames[wish.family].leastPay;
  for (let tries = 0; tries < 20; tries += 1) {
    const draft = draftSlot(draw, wish);
    const math = scalePays(draft, { target: 0.945 + draw(16) / 1_000, least });
    if (math !== undefined) return math;
  }
  throw new Error(`No slot of the family ${wish.family} fits its return for seed ${wish.seed}`);
}
