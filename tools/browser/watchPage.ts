/** Figures of the page itself, in milliseconds since its navigation began. */
export interface PageSigns {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** When the first row of games stood with all its pictures. */
  row: number | undefined;
  /** How many games are in that row. */
  tiles: number;
  /** Sum of all layout shifts that nobody caused by a tap. */
  shift: number;
  /** The elements that moved, for reading a failure. */
  readonly moved: string[];
  /** Tasks of the main thread that took more than 50 ms. */
  readonly longTasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    pageSigns: PageSigns;
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before anything else. `tile` is the selector of a game. */
export function watchPage(tile: string): void {
  if (window.origin === 'null') return;
  const unseen = { firstPaint: undefined, largestPaint: undefined, row: undefined };
  const signs: PageSigns = { ...unseen, tiles: 0, shift: 0, moved: [], longTasks: [] };
  window.pageSigns = signs;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') signs.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (signs.largestPaint = startTime));
  observe('longtask', ({ startTime: start, duration }) =>
    signs.longTasks.push({ start, duration }),
  );
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as ShiftEntry;
    if (hadRecentInput) return;
    signs.shift += value;
    for (const { node } of sources)
      signs.moved.push((node instanceof Element ? node.outerHTML : String(node)).slice(0, 120));
  });
  const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0;
  const look = () => {
    const all = [...document.querySelectorAll(tile)].map((each) => ({
      each,
      box: each.getBoundingClientRect(),
    }));
    const shown = all.filter(({ box }) => box.width > 0 && box.height > 0);
    const top = shown[0]?.box.top;
    const row = shown.filter(({ box }) => box.top === top);
    const isWhole = ({ each }: { each: Element }) => {
      const pictures = [...each.querySelectorAll('img')];
      return pictures.length > 0 && pictures.every(isDrawn);
    };
    if (row.length < 2 || !row.every(isWhole)) return void requestAnimationFrame(look);
    signs.row = performance.now();
    signs.tiles = row.length;
  };
  requestAnimationFrame(look);
}
