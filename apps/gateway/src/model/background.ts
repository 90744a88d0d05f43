/** Work that goes on after its answer was given. */
export interface BackgroundWork {
  add(what: string, work: () => Promise<void>): void;
  /** Resolves once all that was added has ended, well or badly. */
  finished(): Promise<void>;
}

/** @param log takes one line for each piece of work that failed */
export function backgroundWork(log: (line: string) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    add(what, work) {
      const piece = work()
        .catch((error: unknown) => {
          log(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
        })
        .finally(() => running.delete(piece));
      running.add(piece);
    },
    async finished() {
      await Promise.all(running);
    },
  };
}
