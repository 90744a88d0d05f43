import type { Stamp, StampResult } from './createStamp';

/** Fewer are stamped sooner than another process has started. */
const worthAProcess = 20;

/** Each has the site's code in a memory of its own. */
const mostProcesses = 8;

/** How many processes that many merchants are worth on a machine with so many cores. */
export function processesFor(merchants: number, cores: number): number {
  return Math.max(1, Math.min(cores, mostProcesses, Math.floor(merchants / worthAProcess)));
}

/**
 * Has merchants stamped by several, each of which takes some of those that are left when it is done with the last: many at
 * first, since each answer may wait for whoever hears it, and one by one at the end, so that all end at the same time.
 * Answers in the order of the merchants; when one of several fails itself, the others stop, and then the whole fails.
 */
export async function shareOut(
  codes: readonly string[],
  stamps: readonly Stamp[],
): Promise<StampResult[]> {
  const results: StampResult[][] = [];
  let next = 0;
  const work = async (stamp: Stamp) => {
    while (next < codes.length) {
      const from = next;
      next += Math.ceil((codes.length - from) / (2 * stamps.length));
      try {
        results[from] = await stamp(codes.slice(from, next));
      } catch (error) {
        next = codes.length;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(stamps.map(work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results.flat();
}
