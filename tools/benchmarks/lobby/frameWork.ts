import type { Browser } from 'playwright';

/** A task as the browser's inspector notes it; durations in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time, where the browser can tell it. */
  readonly tdur?: number;
}

const frameName = 'ProxyMain::BeginMainFrame';
const taskName = 'ThreadControllerImpl::RunTask';

const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)}:${String(tid)}`;

/** The thread that made most of the frames: the page's, not the browser's own windows. */
function busiestThread(frames: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const frame of frames) counts.set(threadOf(frame), (counts.get(threadOf(frame)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

/** Processor time in ms from each frame to the next one. */
function workOf(events: readonly TraceEvent[]): number[] {
  const whole = events.filter(({ ph }) => ph === 'X');
  const thread = busiestThread(whole.filter(({ name }) => name === frameName));
  const own = whole
    .filter((event) => threadOf(event) === thread)
    .toSorted((one, other) => one.ts - other.ts);
  const works: number[] = [];
  for (const { name, tdur = 0 } of own) {
    // The task that makes a frame begins just before it.
    if (name === frameName) works.push(0);
    else if (name === taskName && works.length > 0)
      works[works.length - 1] = (works.at(-1) ?? 0) + tdur / 1000;
  }
  return works;
}

/**
 * Runs something and answers what each of its frames cost the page's main thread in ms of processor time: all that
 * was done from one frame to the next, and nothing of what the machine did for others meanwhile.
 */
export async function traceFrames(
  browser: Browser,
  run: () => Promise<unknown>,
): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'benchmark'] },
  });
  await run();
  const told = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await told;
  await session.detach();
  return workOf(events);
}
