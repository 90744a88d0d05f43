import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole, kindsOf } from '../support/extent';
import { unreachable } from '../support/hits';
import { still } from '../support/motion';
import { merchants as everyMerchant } from '../support/ports';
import { expect, settled, test } from '../support/test';
import { closed, routes } from './routes';

/** Where the most stands on one screen, or something lies over it by itself. */
const few =
  /home$|login$|gameList\?gameType=RNG$|voucherCenter|withdraw$|mine$|service$|startLottery/;

const softly = expect.configure({ soft: true });

const screensOf = (merchant: string, person: 'visitor' | 'agent') =>
  routes
    .filter(({ address, ends }) => ends[person] === 'screen' && !closed[merchant]?.[address])
    .map(({ address }) => address)
    .filter((address) => isWhole || few.test(address));

async function demandReach(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
    // What lies over a page by itself comes once that rests.
    await page.waitForLoadState('networkidle');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 844 });
      const what = `${address} at ${width} px`;
      // What comes by itself comes late, and a turned phone is laid out within some frames.
      await softly.poll(() => unreachable(page), { message: what, timeout: 3000 }).toEqual([]);
    }
  }
}

test('what lies over a control is found', async ({ page, open }) => {
  await open('/m/login');
  expect(await unreachable(page)).toEqual([]);
  await page.evaluate(() => {
    const lid = document.createElement('aside');
    Object.assign(lid.style, { position: 'fixed', inset: '40% 0 0', zIndex: '99' });
    document.body.append(lid);
  });
  // A form may be drawn anew while its parts come.
  await expect
    .poll(async () => (await unreachable(page)).join('\n'))
    .toMatch(/type="submit".* lies under <aside/);
});

for (const merchant of kindsOf(everyMerchant))
  test.describe(`on ${merchant}`, () => {
    test.use({ merchant, ...still });
    test.slow(true, 'many screens');

    test('a visitor’s finger gets at every control of every screen at 320 and 390 px', async ({
      page,
    }) => {
      await withoutPopups(page);
      await demandReach(page, screensOf(merchant, 'visitor'));
    });

    test('a member’s finger gets at every control of every screen at 320 and 390 px', async ({
      page,
      newMember,
      returnAs,
    }) => {
      await withoutPopups(page);
      await returnAs(await newMember({ type: 1, payout: true }));
      await demandReach(page, screensOf(merchant, 'agent'));
    });
  });
