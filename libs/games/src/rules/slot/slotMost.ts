import type { ReelWeights, SlotMath } from './slotMath';

/** An upper bound of one spin's lines or ways, in hundredths of a unit: the best symbol in every cell. */
function getSpinMost(math: SlotMath, reels: ReelWeights): number {
  const wild = math.symbols.findIndex(({ kind }) => kind === 'wild');
  const best = Math.max(...math.symbols.flatMap(({ pays }) => pays));
  const times = reels.some((weights) => (weights[wild] ?? 0) > 0) ? math.wildTimes : 1;
  return best * times * (math.lines === 'ways' ? math.rows ** reels.length : math.lines);
}

/** A bound that no round can pass, in units of its stake. */
export function getMostTimes(math: SlotMath): number {
  const { free, hold, pots } = math;
  const freeMost = free === undefined ? 0 : free.most * free.times * getSpinMost(math, free.reels);
  const coin = Math.max(0, ...(hold?.values ?? []).map(({ value }) => value));
  const holdMost = coin * math.reels.length * math.rows + (hold?.grand ?? 0);
  const potMost = Math.max(0, ...(pots?.pots ?? []).map(({ value }) => value));
  return (getSpinMost(math, math.reels) + freeMost + holdMost + potMost) / 100;
}
