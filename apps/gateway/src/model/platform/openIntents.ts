/** Intents that this process is at work on. */
export interface OpenIntents {
  /** Counts an intent for as long as its work goes on. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** How many there are. */
  size(): number;
  /** For how long the oldest has been at work, in milliseconds; 0 without any. */
  oldestMs(): number;
}

export function createOpenIntents(stopwatch = () => performance.now()): OpenIntents {
  const began = new Set<{ readonly at: number }>();
  return {
    async during(work) {
      const one = { at: stopwatch() };
      began.add(one);
      try {
        return await work();
      } finally {
        began.delete(one);
      }
    },
    size: () => began.size,
    oldestMs() {
      const [first] = began;
      return first === undefined ? 0 : stopwatch() - first.at;
    },
  };
}
