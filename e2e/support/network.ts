import type { Page } from '@playwright/test';

/**
 * A browser that says that it is online whatever happens, and never says that this has changed: as behind
 * a captive portal, on a line that carries nothing, and in some releases of Chromium after a reload.
 */
export async function claimOnline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
    for (const name of ['online', 'offline'])
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
}

/** A browser whose player asked it to fetch no more than it must: nothing is fetched ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if ('connection' in navigator && navigator.connection instanceof Object)
      Object.defineProperty(navigator.connection, 'saveData', { get: () => true });
  });
}
