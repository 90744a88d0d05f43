/*
 * Each overlay of a screen has an entry of the browser's history: the screen's own once more, with the number of
 * what lies there. So Back takes the uppermost off, whatever it is, and a step to another screen starts from the
 * screen's own entry.
 */
interface Layer {
  readonly close: () => void;
}

const layers: Layer[] = [];

/** A browser that does not tell that it went back holds nobody up for longer, in milliseconds. */
const patienceMs = 3000;

/** How many layers the present entry has. */
function depth(): number {
  const state: unknown = window.history.state;
  const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : 0;
  return typeof over === 'number' ? over : 0;
}

function record(over: number, how: 'push' | 'replace'): void {
  window.history[`${how}State`]({ ...window.history.state, over }, '');
}

/** Goes back in the history; resolves with whether the browser said that it did. */
function walk(delta: number): Promise<boolean> {
  return new Promise((resolve) => {
    const arrived = (event?: Event) => {
      window.removeEventListener('popstate', arrived);
      clearTimeout(timer);
      resolve(event !== undefined);
    };
    const timer = setTimeout(arrived, patienceMs);
    window.addEventListener('popstate', arrived);
    window.history.go(delta);
  });
}

let settling: Promise<void> | undefined;

/** Brings the history in line with what lies over the screen, one walk at a time. */
async function bringInLine(): Promise<void> {
  // One that takes another's place takes its entry, too.
  await Promise.resolve();
  for (let missing; (missing = layers.length - depth()) !== 0;) {
    if (missing > 0) record(depth() + 1, 'push');
    else if (!(await walk(missing))) record(layers.length, 'replace');
  }
}

function settle(): Promise<void> {
  settling ??= bringInLine().finally(() => (settling = undefined));
  return settling;
}

/** Closes the uppermost layers down to a depth. */
function closeTo(left: number): void {
  for (const { close } of layers.splice(left).reverse()) close();
}

let isFollowing = false;

function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('popstate', () => {
    if (settling !== undefined) return;
    closeTo(depth());
    // Forward leads to an entry of something that is closed: it does not open again.
    void settle();
  });
}

/**
 * Lays something over the screen, with an entry of its own in the browser's history.
 * @param close called when Back, or a step to another screen, takes it off
 * @returns what takes it off from the page's side
 */
export function layOver(close: () => void): () => void {
  followHistory();
  const layer = { close };
  layers.push(layer);
  void settle();
  return () => {
    const place = layers.indexOf(layer);
    if (place === -1) return;
    layers.splice(place, 1);
    void settle();
  };
}

/** Takes off all that lies over the screen; resolves once the browser stands on the screen's own entry. */
export function clearLayers(): Promise<void> {
  closeTo(0);
  return settle();
}
