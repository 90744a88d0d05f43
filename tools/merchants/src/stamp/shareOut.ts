import type { Stamp, StampResult } from './stampHere';

/** Fewer are stamped sooner than another process has started. */
const worthAProcess = 20;

/** Each has the site's code in a memory of its own. */
const mostProcesses = 8;

/** So few that all processes end at about the same time. */
const atOnce = 4;

/** How many processes that many merchants are worth on a machine with so many cores. */
export function processesFor(merchants: number, cores: number): number {
  return Math.max(1, Math.min(cores, mostProcesses, Math.floor(merchants / worthAProcess)));
}

/**
 * Has merchants stamped by several, each of which takes the next few when it is done with the last. Answers in the order
 * of the merchants; when one of several fails itself, the others stop, and then the whole fails.
 */
export async function shareOut(
  codes: readonly string[],
  stamps: readonly Stamp[],
): Promise<StampResult[]> {
  const count = Math.ceil(codes.length / atOnce);
  const waiting = Array.from({ length: count }, (_, at) => at);
  const results: StampResult[][] = [];
  const work = async (stamp: Stamp) => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      try {
        results[at] = await stamp(codes.slice(at * atOnce, (at + 1) * atOnce));
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(stamps.map(work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results.flat();
}
