import type { SlotSpin, SlotView } from '../../rules/slot/createSlot';
import type { Coin } from '../../rules/slot/holdAndSpin';

/** One picture of a round, in the order in which it is shown. */
export interface SlotStep {
  readonly spin: SlotSpin;
  /** The number of the free spin, from 1; 0 for the paid one. */
  readonly free: number;
  /** Coins that hold by now, and those that have just come. */
  readonly coins: readonly Coin[];
  readonly ms: number;
}

const spinMs = (spin: SlotSpin) => spin.grid.length * 220 + (spin.wins.length > 0 ? 700 : 250);
const coinMs = 600;

/** All pictures of a round: the spin, its coins as they gather, its free spins. */
export function listSlotSteps(view: SlotView): SlotStep[] {
  const base = { spin: view, free: 0 };
  const course = view.hold?.steps ?? [];
  const gathered = course.map((_, at) => ({
    ...base,
    coins: course.slice(0, at + 1).flat(),
    ms: coinMs,
  }));
  const free = view.free.map((spin, at) => ({
    ...{ spin, free: at + 1, coins: [] },
    ms: spinMs(spin),
  }));
  return [{ ...base, coins: [], ms: spinMs(view) }, ...gathered, ...free];
}

/** How long a round takes to show itself, in milliseconds. */
export const getSlotMs = (view: SlotView): number =>
  listSlotSteps(view).reduce((sum, { ms }) => sum + ms, 0);
