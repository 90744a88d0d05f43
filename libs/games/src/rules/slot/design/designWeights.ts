import type { Draw } from '../../draw';
import type { ReelWeights, SlotSymbol } from '../slotMath';
import type { FamilyFrame, VolatilityFrame } from './families';

/** Chooses one of a list, each equally likely. */
export function pick<T>(draw: Draw, list: readonly T[]): T {
  const chosen = list[draw(list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

export interface SpecialWeights {
  readonly wild: readonly number[];
  readonly scatter: number;
  readonly coin: number;
  readonly pot: readonly number[];
}

/** Weights of the special symbols, in hundredths of a reel. */
export function designSpecials(
  draw: Draw,
  frame: FamilyFrame,
  { scatter, coin }: VolatilityFrame,
): SpecialWeights {
  const reels = Array.from({ length: frame.reels }, (_, at) => at);
  const wild = reels.map((reel) => (frame.wildReels.includes(reel) ? 1 + draw(4) : 0));
  const pot = reels.map((reel) => (frame.pots && reel > 0 && reel < 4 ? 2 + draw(2) : 0));
  return {
    ...{ wild, pot, scatter: frame.free ? pick(draw, scatter) : 0 },
    coin: frame.coins ? pick(draw, coin) : 0,
  };
}

/** Weights of all symbols on each reel: about 100 in all, plain ones rarer the more they pay. */
export function designWeights(
  draw: Draw,
  symbols: readonly SlotSymbol[],
  { special, spread }: { special: SpecialWeights; spread: number },
): ReelWeights {
  const plain = symbols.filter(({ kind }) => kind === 'plain').length;
  return special.wild.map((wild, reel) => {
    const own = { wild, scatter: special.scatter, coin: special.coin, pot: special.pot[reel] ?? 0 };
    const room = 100 - own.wild - own.scatter - own.coin - own.pot;
    const shape = Array.from({ length: plain }, (_, at) => {
      const usual = 1 + ((spread - 1) * at) / (plain - 1);
      return usual * (0.85 + draw(31) / 100);
    });
    const total = shape.reduce((all, each) => all + each, 0);
    return symbols.map(({ kind }, at) =>
      kind === 'plain' ? Math.max(1, Math.round(((shape[at] ?? 0) / total) * room)) : own[kind],
    );
  });
}
