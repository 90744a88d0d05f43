import type { Page } from '@playwright/test';

function note(): void {
  if (window.origin === 'null') return;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      };
      const moved = sources.map(({ node }) => node?.className).join();
      if (value >= 0.0001)
        shifts.push(`${location.pathname} ${value} ${hadRecentInput ? 'asked ' : ''}${moved}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** From the next page on what moves is noted. */
export const noteShifts = (page: Page) => page.addInitScript(note);

/**
 * What moved on the page since it was loaded, by address and by what it was, so that a failure can be read; what moved
 * as an answer to a finger is marked.
 */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as string[]);

/** What of it nobody asked for. */
export const ownShiftsOf = async (page: Page) =>
  (await shiftsOf(page)).filter((shift) => !shift.includes(' asked '));
