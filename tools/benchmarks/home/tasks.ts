import type { Browser } from 'playwright';

/** A task of the main thread, in milliseconds; its start since the page's navigation began. */
export interface Task {
  readonly start: number;
  /** Of the processor, slowed down as it was; what the thread waited for its turn is the machine's, and not in it. */
  readonly work: number;
}

/** As the browser writes it down: `ts`, `dur` and `tdur` in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

const categories = ['toplevel', 'blink.user_timing'];

/** Writes down from now on what the browser's threads do. */
export const writeDown = (browser: Browser): Promise<void> =>
  browser.startTracing(undefined, { categories });

/**
 * Ends it. @returns the tasks of the main thread that has shown the page at `url`, from its navigation on
 * @throws when no page with this address was opened
 */
export async function readTasks(browser: Browser, url: string): Promise<readonly Task[]> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const begin = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (begin === undefined) throw new Error(`The browser wrote nothing down of ${url}.`);
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === begin.pid &&
        tid === begin.tid &&
        ts >= begin.ts,
    )
    .map(({ ts, tdur = 0 }) => ({ start: (ts - begin.ts) / 1000, work: tdur / 1000 }));
}
