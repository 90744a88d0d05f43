export interface ScrollResult {
  frames: number;
  /** Frames of 1/60 s in which nothing was drawn. */
  dropped: number;
  /** Main-thread tasks above 50 ms: how many, and the longest in ms. */
  longTasks: number;
  longest: number;
  nodesBefore: number;
  nodesAfter: number;
}

/** Px per ms, about 170 a frame: a hard fling, and 5,000 tiles from top to end in half a minute. */
const speed = 10;

/** Where a fling that turns back at either end is after `px`. */
function turning(px: number, way: number): number {
  const lap = way === 0 ? 0 : px % (2 * way);
  return lap > way ? 2 * way - lap : lap;
}

/** Scrolls for `duration` ms at one speed, however few frames that takes, to and fro in a short page, and watches. */
async function scrollThrough(duration: number): Promise<ScrollResult> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const countNodes = () => document.querySelectorAll('*').length;
  // Not at the top, where no rows are kept ready above the screen.
  window.scrollTo(0, 2 * window.innerHeight);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const nodesBefore = countNodes();
  const stamps: number[] = [];
  // Read once: asking for a height in every frame would make the browser lay out twice.
  const way = document.documentElement.scrollHeight - window.innerHeight;
  await new Promise<void>((resolve) => {
    const frame = (stamp: number) => {
      stamps.push(stamp);
      const elapsed = stamp - (stamps[0] ?? stamp);
      window.scrollTo(0, turning(elapsed * speed, way));
      if (elapsed >= duration) resolve();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const entry of observer.takeRecords()) longTasks.push(entry.duration);
  observer.disconnect();
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  const dropped = gaps.reduce(
    (sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1),
    0,
  );
  return {
    frames: gaps.length,
    dropped,
    longTasks: longTasks.length,
    longest: Math.max(0, ...longTasks),
    nodesBefore,
    nodesAfter: countNodes(),
  };
}

/** Main-thread tasks above 50 ms in `duration` ms in which nothing happens: what the machine does by itself. */
async function rest(duration: number): Promise<number> {
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  await new Promise<void>((resolve) => {
    const end = performance.now() + duration;
    const frame = (stamp: number) => (stamp >= end ? resolve() : requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  });
  observer.disconnect();
  return longTasks;
}

/** Waits for a tap and answers the ms from it to the first frame that shows a change. */
function timeNextTap(): Promise<number> {
  return new Promise((resolve) => {
    const onDown = (down: PointerEvent) => {
      const changes = new MutationObserver(() => {
        changes.disconnect();
        // The frame after the change has been drawn when the next one begins.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - down.timeStamp);
          channel.port2.postMessage(undefined);
        });
      });
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    };
    window.addEventListener('pointerup', onDown, { once: true, capture: true });
  });
}

/** What the benchmark calls from outside. */
export const instruments = { rest, scrollThrough, timeNextTap };

declare global {
  interface Window {
    lobbyBenchmark: typeof instruments;
  }
}
