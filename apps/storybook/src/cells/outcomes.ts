import { useToasts } from '@playhouse/ui-kit';
import type { Cell } from './listCells';

/** How a cell looks: drawn by itself, the same as the default, or an address to which its person is led. */
export type Outcome = 'drawn' | 'same' | `/${string}`;

/** The look of each screen in its default. */
const defaults = new Map<string, string>();

const isDefault = ({ state, refusal }: Cell) => state === 'default' && refusal === undefined;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** Everything that can be seen of a page, but for what is another one each time: a region that waits for words is empty. */
function describe(page: HTMLElement): string {
  const values = [...page.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  const states = [...page.querySelectorAll('[aria-busy], [aria-invalid], [disabled]')];
  const parts = [...page.querySelectorAll('*')].filter(isSeen);
  return [page.innerText, parts.length, values, states.length].join('\n');
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page's look once it has stayed the same for a while; two seconds later, where it never does. */
async function readLook(page: HTMLElement, ms: number): Promise<string> {
  let look = describe(page);
  for (let waited = 0; waited < 2000; waited += ms) {
    await pause(ms);
    const next = describe(page);
    if (next === look) break;
    look = next;
  }
  return look;
}

/** Whether a test draws the cell, and no designer. */
export const isTest = () => '__vitest_browser__' in globalThis;

/** By comparing; `undefined` where the default was not drawn in this run. */
async function findOutcome(cell: Cell, canvas: HTMLElement): Promise<Outcome | undefined> {
  const led = canvas.querySelector('[data-led-to]')?.getAttribute('data-led-to');
  if (led?.startsWith('/') === true) return led as `/${string}`;
  // Parts that are fetched once for all screens come late to the first; a refusal is told after a moment.
  const isLate = isDefault(cell) || cell.refusal !== undefined;
  const look = await readLook(document.body, isLate ? 300 : 60);
  if (isDefault(cell)) {
    defaults.set(cell.screen, look);
    return 'drawn';
  }
  const usual = defaults.get(cell.screen);
  if (usual === undefined) return undefined;
  return usual === look ? 'same' : 'drawn';
}

const noted = new WeakMap<Cell, Outcome | undefined>();

/** Notes how a cell came out, and takes its toasts away: they lie over the page for some seconds only. */
export async function noteOutcome(cell: Cell, canvas: HTMLElement): Promise<void> {
  noted.set(cell, await findOutcome(cell, canvas));
  useToasts.setState({ items: [] });
}

/** The outcome that was noted of a cell. */
export const getOutcome = (cell: Cell): Outcome | undefined => noted.get(cell);
