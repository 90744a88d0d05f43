import type { Page } from '@playwright/test';

/** Takes a step to an address within the site, as a link does: the page is not loaded anew. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}
