import type { Page } from '@playwright/test';

/** Documents that were rendered, and last confirmed, so long ago, in milliseconds, whenever that was. */
export async function ageDocuments(page: Page, age: number): Promise<void> {
  const then = new Date(Date.now() - age);
  await page.route('**/m/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const rendered = `"dataUpdatedAt":${String(then.getTime())}`;
    const body = (await response.text()).replace(/"dataUpdatedAt":\d+/g, rendered);
    await route.fulfill({ response, body });
  });
  await page.route('**/renewed.json', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const headers = { ...response.headers(), 'last-modified': then.toUTCString() };
    await route.fulfill({ response, headers });
  });
}

/**
 * The documents are as old as the whole run. A site looks after them every half a minute: these are as old as any that it
 * sends, with some seconds for the rendering.
 */
export const ageAsRenewed = (page: Page): Promise<void> => ageDocuments(page, 40_000);
