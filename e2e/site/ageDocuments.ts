import type { Page } from '@playwright/test';

/** Documents whose answers are so old, in milliseconds, whenever they were rendered. */
export async function ageDocuments(page: Page, age: number): Promise<void> {
  await page.route('**/m/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const then = `"dataUpdatedAt":${String(Date.now() - age)}`;
    const body = (await response.text()).replace(/"dataUpdatedAt":\d+/g, then);
    await route.fulfill({ response, body });
  });
}

/**
 * The documents are as old as the whole run. A site renews them every half a minute: these are as old as any that it
 * sends, with some seconds for the rendering.
 */
export const ageAsRenewed = (page: Page): Promise<void> => ageDocuments(page, 40_000);
