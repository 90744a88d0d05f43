import type { Page } from '@playwright/test';
import { contentUrl, merchants } from './support/ports';
import { expect, test } from './support/test';
import { figures, weigh } from './support/weigh/weigh';

/** Addresses that arrive with their games. */
const pages = { home: '/m/home', 'a list': '/m/gameList?gameType=LIVE' } as const;

/** What a first visit may cost until the page rests; the scripts' is where they stand, on the way down to 170 KiB. */
const limits = { scriptsKiB: 176, announcementKiB: 35, stylesKiB: 15, beforeRow: 13, requests: 28 };

/** The documents are as old as the whole run; a site renews them every half a minute, and these are as just renewed. */
async function renewed(page: Page): Promise<void> {
  await page.route('**/m/*', async (route) => {
    const response = await route.fetch();
    const now = `"dataUpdatedAt":${Date.now()}`;
    const body = (await response.text()).replace(/"dataUpdatedAt":\d+/g, now);
    await route.fulfill({ response, body });
  });
}

// A page is watched for ten seconds at least.
test.setTimeout(120_000);

for (const merchant of merchants) {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} of ${merchant} fetches what is seen and no more, in one step, and nothing moves [ROUTE-20]`, async ({
      browser,
    }) => {
      const weight = await weigh(browser, contentUrl(merchant) + address, renewed);
      const seen = figures(weight);
      const extra = seen.announced ? limits.announcementKiB : 0;
      expect(seen.scriptsKiB).toBeLessThanOrEqual(limits.scriptsKiB + extra);
      expect(seen.inlineStylesKiB).toBeLessThanOrEqual(limits.stylesKiB);
      expect(seen.linkedStylesKiB).toBe(0);
      expect(weight.beforeRow?.length, String(weight.beforeRow)).toBeLessThanOrEqual(
        limits.beforeRow,
      );
      const all = weight.requests;
      expect(all.length, all.join(' ')).toBeLessThanOrEqual(limits.requests);
      expect(weight.chain.length, weight.chain.join(' ')).toBeLessThanOrEqual(2);
      expect(weight.shift, weight.moved.join(' ')).toBeLessThan(0.0001);
    });
  }
}
