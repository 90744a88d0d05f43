import type { Draw } from '../../draw';
import type { CoinValue, FixedPots, FreeSpins, HoldAndSpin, ReelWeights } from '../slotMath';
import type { FamilyFrame } from './families';
import { pick } from './designWeights';

/** Free spins of a family that has them; their reels are the base game's with more wilds. */
export function designFreeSpins(
  draw: Draw,
  { free }: FamilyFrame,
  { reels, wild }: { reels: ReelWeights; wild: number },
): FreeSpins | undefined {
  if (free === undefined) return undefined;
  const first = pick(draw, free.first);
  const more = draw(3);
  return {
    spins: [first, first + 2 + draw(3), first + 6 + draw(5)],
    times: pick(draw, free.times),
    most: 2 * first + 10,
    reels: reels.map((weights) =>
      weights.map((weight, at) => (at === wild && weight > 0 ? weight + more : weight)),
    ),
  };
}

const coin = (units: number, weight: number): CoinValue => ({ value: units * 100, weight });

/** Hold-and-spin whose coins hold fixed pots among their values. */
export function designHold(draw: Draw, { coins }: FamilyFrame): HoldAndSpin | undefined {
  if (coins === undefined) return undefined;
  return {
    trigger: 6,
    respins: 3,
    chance: { winning: 1, among: pick(draw, [18, 20, 22, 25]) },
    values: [
      coin(1, 480 + draw(60)),
      coin(2, 260 + draw(60)),
      coin(3, 140 + draw(40)),
      coin(5, 70 + draw(30)),
      coin(8, 30 + draw(20)),
      { value: pick(draw, [1_200, 1_500, 1_800]), weight: 12 + draw(8), pot: 'mini' },
      { value: pick(draw, [3_000, 4_000, 5_000]), weight: 4 + draw(4), pot: 'minor' },
      { value: pick(draw, [12_000, 15_000, 20_000]), weight: 1, pot: 'major' },
    ],
    grand: pick(draw, [100_000, 150_000, 200_000]),
  };
}

/** Fixed pots that three or more symbols of the pot win. */
export function designPots(draw: Draw, { pots }: FamilyFrame): FixedPots | undefined {
  if (pots === undefined) return undefined;
  return {
    trigger: 3,
    pots: [
      { pot: 'mini', value: pick(draw, [1_500, 2_000, 2_500]), weight: 860 + draw(60) },
      { pot: 'minor', value: pick(draw, [6_000, 8_000, 10_000]), weight: 90 + draw(40) },
      { pot: 'major', value: pick(draw, [30_000, 40_000, 50_000]), weight: 12 + draw(8) },
      { pot: 'grand', value: pick(draw, [150_000, 200_000, 250_000]), weight: 1 },
    ],
  };
}
