/** The platform's clock, as this page has heard it. */
export interface ServerClock {
  /** Epoch milliseconds by the platform's clock; by this device's until the platform has answered anything. */
  now(): number;
  /** Milliseconds by which the platform's clock is ahead of this device's; `undefined` until the platform has answered. */
  ahead(): number | undefined;
  /**
   * An answer says when it was made.
   * @param date epoch milliseconds, cut to the second as the `Date` of an answer is
   * @param took milliseconds from sending the request until its answer began
   */
  hear(date: number, took: number): void;
  /** Calls back when the clock was put right. @returns a function that ends it */
  subscribe(onChange: () => void): () => void;
}

/** Answers cut the moment to the second. */
const cutMs = 999;

/**
 * An answer leaves a span in which the platform's clock stands now: at its date at least, and at most so much later as the
 * date was cut and the answer was on its way. A device's clock within that span is as good as any; one outside of it is
 * moved to its edge, and once the device's clock was set, by the next answer again.
 */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  let isHeard = false;
  const listeners = new Set<() => void>();
  return {
    now: () => deviceNow() + offset,
    ahead: () => (isHeard ? offset : undefined),
    hear(date, took) {
      isHeard = true;
      const earliest = date - deviceNow();
      const right = Math.min(Math.max(offset, earliest), earliest + cutMs + took);
      if (right === offset) return;
      offset = right;
      listeners.forEach((tell) => tell());
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
