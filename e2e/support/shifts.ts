import type { Page } from '@playwright/test';

/** Something that moved: where, how much, which classes from where to where (x, y, width, height), and whether a finger had asked for it just before. */
interface Shift {
  readonly path: string;
  readonly value: number;
  readonly moved: string;
  readonly asked: boolean;
}

function note(): void {
  if (window.origin === 'null') return;
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
      const moved = sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.className ?? ''}: ${place(previousRect)} → ${place(currentRect)}`,
        )
        .join('; ');
      if (value >= 0.0001)
        shifts.push({ path: location.pathname, value, moved, asked: hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From the next page on what moves is noted. */
export const noteShifts = (page: Page) => page.addInitScript(note);

/** All movements of the page since it was loaded. */
export const readShifts = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);

/** Those that nobody asked for. */
export const readOwnShifts = async (page: Page) =>
  (await readShifts(page)).filter(({ asked }) => !asked);
