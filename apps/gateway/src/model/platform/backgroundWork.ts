import type { Log } from '../../base/log';
import { errorFields } from '../../db/errorFields';

/** Work that goes on after its answer was given. */
export interface BackgroundWork {
  add(what: string, work: () => Promise<void>): void;
  /** Resolves once all that was added has ended, well or badly. */
  finished(): Promise<void>;
}

/** @param log is told each piece of work that failed */
export function backgroundWork(log: Log): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    add(what, work) {
      const piece = work()
        .catch((error: unknown) => {
          log.error(`${what} failed`, errorFields(error));
        })
        .finally(() => running.delete(piece));
      running.add(piece);
    },
    async finished() {
      await Promise.all(running);
    },
  };
}
