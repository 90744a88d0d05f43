export interface ScrollResult {
  frames: number;
  /** Share of the frames that came more than 33 ms after the one before, 0 to 1. */
  late: number;
  /** Most tiles that one frame brought, and frames that showed a place without its tile. */
  mostTiles: number;
  emptyFrames: number;
  nodesBefore: number;
  nodesAfter: number;
}

/** Ms from frame to frame above which at least one was missed. */
const lateFrame = 33.4;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Where a fling that turns back at either end is after `px`. */
function turning(px: number, way: number): number {
  const lap = way === 0 ? 0 : px % (2 * way);
  return lap > way ? 2 * way - lap : lap;
}

function lateShare(stamps: readonly number[]): number {
  const gaps = stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp));
  return gaps.filter((gap) => gap > lateFrame).length / gaps.length;
}

const tile = '[role=listitem]';

/** Whether the screen, as it is laid out now, shows a place of the list that has no tile. */
function showsEmptyPlace(list: Element): boolean {
  const tiles = list.querySelectorAll(tile);
  const top = tiles[0]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  const bottom = tiles[tiles.length - 1]?.getBoundingClientRect().bottom ?? 0;
  const whole = list.getBoundingClientRect();
  const seenTop = Math.max(0, whole.top);
  const seenBottom = Math.min(window.innerHeight, whole.bottom);
  return top > seenTop + 1 || bottom < seenBottom - 1;
}

/** Tiles in what came: one by itself, or all those of a group. */
const countTiles = (node: Element) => (node.matches(tile) ? 1 : node.querySelectorAll(tile).length);

/** Counts the tiles that come to a list, from one call of the answered function to the next. */
function tilesDrawn(list: Element): () => number {
  let drawn = 0;
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) drawn += countTiles(node);
  });
  changes.observe(list, { childList: true, subtree: true });
  return () => {
    const now = drawn;
    drawn = 0;
    return now;
  };
}

/** Where scrolling begins: not at the top, where no rows are kept ready above the screen. */
const start = () => 2 * window.innerHeight;

/** Goes where scrolling begins, and waits until all is drawn there: the leap is none of a finger's frames. */
async function comeToStart(): Promise<void> {
  window.scrollTo(0, start());
  // In frames, not in time: what is drawn in advance comes by the frame.
  for (let frame = 0; frame < 60; frame += 1) await nextFrame();
}

/**
 * Scrolls on so many px every frame, to and fro in a short page, and watches. The way is the same however
 * fast the machine is: what a frame brings can be counted, and its work compared.
 */
async function scrollThrough(frames: number, pxPerFrame: number): Promise<ScrollResult> {
  const list = document.querySelector('[role=list]');
  if (!list) throw new Error('There is no list to scroll.');
  const countNodes = () => document.querySelectorAll('*').length;
  const nodesBefore = countNodes();
  // Read once: asking for a height in every frame would make the browser lay out twice.
  const way = document.documentElement.scrollHeight - window.innerHeight;
  const drawn = tilesDrawn(list);
  const stamps: number[] = [];
  let mostTiles = 0;
  let emptyFrames = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    stamps.push(await nextFrame());
    // The picture of the frame before this one.
    mostTiles = Math.max(mostTiles, drawn());
    if (showsEmptyPlace(list)) emptyFrames += 1;
    window.scrollTo(0, turning(start() + frame * pxPerFrame, way));
  }
  // The finger stops, and whatever is still to be drawn is late.
  for (let frame = 0; frame < 12; frame += 1) {
    await nextFrame();
    mostTiles = Math.max(mostTiles, drawn());
    if (showsEmptyPlace(list)) emptyFrames += 1;
  }
  const nodesAfter = countNodes();
  return { frames, late: lateShare(stamps), mostTiles, emptyFrames, nodesBefore, nodesAfter };
}

/** Share of late frames in `duration` ms in which nothing happens: what the machine does by itself. */
async function rest(duration: number): Promise<number> {
  const stamps: number[] = [];
  const end = performance.now() + duration;
  while (performance.now() < end) stamps.push(await nextFrame());
  return lateShare(stamps);
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

/** The functions that the benchmark calls from outside. */
export const instruments = { comeToStart, rest, scrollThrough, timeNextTap };

declare global {
  interface Window {
    lobbyBenchmark: typeof instruments;
  }
}
