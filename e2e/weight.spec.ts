import { contentUrl, merchants } from './support/ports';
import type { MerchantCode } from './support/ports';
import { expect, test } from './support/test';
import { renewed } from './support/weigh/renewed';
import { figures, weigh } from './support/weigh/weigh';
import type { Weight } from './support/weigh/weigh';

/** Addresses that arrive with their games. */
const pages = { home: '/m/home', 'a list': '/m/gameList?gameType=LIVE' } as const;
type PageName = keyof typeof pages;

/** What a first visit may cost until the page rests. */
const limits = { scriptsKiB: 168, announcementKiB: 35, stylesKiB: 15, beforeRow: 12, requests: 28 };

/**
 * What a session brings besides, where it stands: every call of the contract, the strip of money, a bar of its own, and
 * what is theirs: a row of their games, a banner.
 */
const membersMore = { scriptsKiB: 17, requests: 13, shift: 0.001 };

/** Which member opens what: each page once, on one of the sites. */
const byMembers: readonly (readonly [PageName, MerchantCode])[] = [
  ['home', 'amihanda'],
  ['a list', 'corvalume'],
];

// A page is watched for ten seconds at least.
test.setTimeout(120_000);

function demand(weight: Weight, more: Partial<typeof membersMore> = {}): void {
  const seen = figures(weight);
  const extra = (seen.announced ? limits.announcementKiB : 0) + (more.scriptsKiB ?? 0);
  expect(seen.scriptsKiB).toBeLessThanOrEqual(limits.scriptsKiB + extra);
  expect(seen.inlineStylesKiB).toBeLessThanOrEqual(limits.stylesKiB);
  expect(seen.linkedStylesKiB).toBe(0);
  expect(weight.beforeRow?.length, String(weight.beforeRow)).toBeLessThanOrEqual(limits.beforeRow);
  const all = weight.requests;
  expect(all.length, all.join(' ')).toBeLessThanOrEqual(limits.requests + (more.requests ?? 0));
  expect(weight.chain.length, weight.chain.join(' ')).toBeLessThanOrEqual(2);
  expect(weight.shift, weight.moved.join(' ')).toBeLessThan(0.0001 + (more.shift ?? 0));
}

const cost = 'fetches what is seen and no more, in one step, and nothing moves [ROUTE-20]';

for (const merchant of merchants)
  test(`each page of ${merchant} that arrives with its games ${cost}`, async ({ browser }) => {
    // Side by side: what takes the time is waiting for rest.
    const visits = Object.values(pages).map((page) =>
      weigh(browser, contentUrl(merchant) + page, { prepare: renewed }),
    );
    for (const weight of await Promise.all(visits)) demand(weight);
  });

for (const [name, merchant] of byMembers)
  test.describe('for a member', () => {
    test.use({ content: true, merchant });

    test(`${name} of ${merchant} ${cost}`, async ({ browser, context, newMember, login }) => {
      await login(await newMember());
      const kept = await context.storageState();
      const weight = await weigh(browser, contentUrl(merchant) + pages[name], {
        kept,
        prepare: renewed,
      });
      demand(weight, membersMore);
    });
  });
