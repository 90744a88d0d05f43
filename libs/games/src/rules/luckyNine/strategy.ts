import { PointShoe } from '../cards/PointShoe';
import type { LuckyNineVariant } from './variants';

export type LuckyNineMove = 'draw' | 'stand';

/** The player's totals that count: after two cards or three. */
export function payHand(
  variant: LuckyNineVariant,
  player: number,
  dealer: number,
  isNatural: boolean,
): number {
  if (player === dealer) return variant.tieGivesBack;
  if (player < dealer) return 0;
  return isNatural ? variant.naturalPays : variant.pays;
}

/** Hundredths that come back on average, by the player's move and the points of both cards. */
export interface HandValue {
  readonly draw: number;
  readonly stand: number;
}

/** Goes through the dealer's hands and adds up what the player's total is paid against them. */
function weighDealer(variant: LuckyNineVariant, shoe: PointShoe, total: number, natural: boolean) {
  let mean = 0;
  shoe.forEach((first, chanceFirst) =>
    shoe.forEach((second, chanceSecond) => {
      const chance = chanceFirst * chanceSecond;
      const dealer = (first + second) % 10;
      if (dealer > variant.dealerDrawsUpTo)
        mean += chance * payHand(variant, total, dealer, natural);
      else
        shoe.forEach((third, part) => {
          mean += chance * part * payHand(variant, total, (dealer + third) % 10, natural);
        });
    }),
  );
  return mean;
}

export interface LuckyNineStrategy {
  /** By the points of the first card times ten, plus those of the second. */
  readonly values: readonly HandValue[];
  readonly returnToPlayer: number;
}

/** The value of every move with every hand of one deck, and the return of the better ones. */
export function findStrategy(variant: LuckyNineVariant): LuckyNineStrategy {
  const shoe = new PointShoe(1);
  const values: HandValue[] = [];
  let mean = 0;
  shoe.forEach((first, chanceFirst) =>
    shoe.forEach((second, chanceSecond) => {
      const total = (first + second) % 10;
      const stand = weighDealer(variant, shoe, total, total === 9);
      let draw = 0;
      shoe.forEach((third, part) => {
        draw += part * weighDealer(variant, shoe, (total + third) % 10, false);
      });
      values[first * 10 + second] = { draw, stand };
      mean += chanceFirst * chanceSecond * Math.max(draw, stand);
    }),
  );
  return { values, returnToPlayer: mean / 100 };
}
