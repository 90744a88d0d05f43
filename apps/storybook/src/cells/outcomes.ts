import { useToasts } from '@playhouse/ui-kit';
import type { Cell } from './listCells';

/** How a cell looks: drawn by itself, the same as the default, or an address to which its person is led. */
export type Outcome = 'drawn' | 'same' | `/${string}`;

/** The look of each screen in its default. */
const defaults = new Map<string, string>();

const isDefault = ({ state, refusal }: Cell) => state === 'default' && refusal === undefined;

/** Everything that can be seen of a page, but for what is another one each time. */
function describe(page: Element): string {
  const values = [...page.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  const states = [...page.querySelectorAll('[aria-busy], [aria-invalid], [disabled]')];
  return [page.textContent, page.querySelectorAll('*').length, values, states.length].join('\n');
}

/** Whether a test draws the cell, and no designer. */
export const isTest = () => '__vitest_browser__' in globalThis;

/** By comparing; `undefined` where the default was not drawn in this run. */
function findOutcome(cell: Cell, canvas: HTMLElement): Outcome | undefined {
  const led = canvas.querySelector('[data-led-to]')?.getAttribute('data-led-to');
  if (led?.startsWith('/') === true) return led as `/${string}`;
  const look = describe(document.body);
  if (isDefault(cell)) {
    defaults.set(cell.screen, look);
    return 'drawn';
  }
  const usual = defaults.get(cell.screen);
  if (usual === undefined) return undefined;
  return usual === look ? 'same' : 'drawn';
}

const noted = new WeakMap<Cell, Outcome | undefined>();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes how a cell came out, and takes its toasts away: they lie over the page for some seconds only. */
export async function noteOutcome(cell: Cell, canvas: HTMLElement): Promise<void> {
  // A refusal is told after a moment.
  if (cell.refusal !== undefined) await pause(300);
  noted.set(cell, findOutcome(cell, canvas));
  useToasts.setState({ items: [] });
}

/** The outcome that was noted of a cell. */
export const getOutcome = (cell: Cell): Outcome | undefined => noted.get(cell);
