import { contentUrl, merchants } from './support/ports';
import { expect, test } from './support/test';
import { figures, weigh } from './support/weigh/weigh';

/** Addresses that arrive with their games. */
const pages = { home: '/m/home', 'a list': '/m/gameList?gameType=LIVE' } as const;

/** What a first visit may cost until the page rests; the scripts' is where they stand, on the way down to 170 KiB. */
const limits = { scriptsKiB: 184, announcementKiB: 35, stylesKiB: 15, beforeRow: 13, requests: 28 };

// A page is watched for ten seconds at least.
test.setTimeout(120_000);

for (const merchant of merchants) {
  for (const [name, address] of Object.entries(pages)) {
    test(`${name} of ${merchant} fetches what is seen and no more, in one step, and nothing moves [ROUTE-20]`, async ({
      browser,
    }) => {
      const weight = await weigh(browser, contentUrl(merchant) + address);
      const seen = figures(weight);
      const extra = seen.announced ? limits.announcementKiB : 0;
      expect(seen.scriptsKiB).toBeLessThanOrEqual(limits.scriptsKiB + extra);
      expect(seen.inlineStylesKiB).toBeLessThanOrEqual(limits.stylesKiB);
      expect(seen.linkedStylesKiB).toBe(0);
      expect(weight.beforeRow?.length, String(weight.beforeRow)).toBeLessThanOrEqual(
        limits.beforeRow,
      );
      // What a document of some minutes ago asks for anew is not counted: this one is as old as the whole run.
      const own = weight.requests.filter((url) => !/relay|announcement/.test(url));
      expect(own.length, own.join(' ')).toBeLessThanOrEqual(limits.requests);
      expect(weight.chain.length, weight.chain.join(' ')).toBeLessThanOrEqual(2);
      expect(weight.shift, weight.moved.join(' ')).toBeLessThan(0.0001);
    });
  }
}
