import type { Page } from '@playwright/test';

/** The documents are as old as the whole run; a site renews them every half a minute, and these are as just renewed. */
export async function renewed(page: Page): Promise<void> {
  await page.route('**/m/*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const now = `"dataUpdatedAt":${Date.now()}`;
    const body = (await response.text()).replace(/"dataUpdatedAt":\d+/g, now);
    await route.fulfill({ response, body });
  });
}
