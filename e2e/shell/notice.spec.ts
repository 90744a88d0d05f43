import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole, kindsOf } from '../support/extent';
import { still } from '../support/motion';
import { merchants as everyMerchant } from '../support/ports';
import { expect, settled, test } from '../support/test';
import { noteShifts, ownShiftsOf } from '../support/shifts';
import { closed, routes } from './routes';

/** A screen of each layout: with and without a header, a footer, a bar of its own, a form, a game. */
const few =
  /home$|login$|gameList\?gameType=RNG$|voucherCenter$|mine$|help$|notice$|agent$|launchGame|activityInfo/;

const screensOf = (merchant: string, person: 'visitor' | 'agent') =>
  routes
    .filter(({ address, ends }) => ends[person] === 'screen' && !closed[merchant]?.[address])
    .map(({ address }) => address)
    .filter((address) => isWhole || few.test(address));

const notice = (page: Page) => page.getByText(/No internet connection|You are offline/);

/** What of the title, the way back and a field with the focus the notice lies over, or anything else does. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('[role="status"] p')].find((each) =>
      /internet|offline/.test(each.textContent),
    );
    const { top = 0, bottom = 0 } = told?.getBoundingClientRect() ?? {};
    const parts = [
      ['title', document.querySelector('h1')],
      ['way back', document.querySelector('header button, main button:has(+ h1)')],
      ['focus', document.activeElement?.closest('input') ?? null],
    ] as const;
    const isUnder = (part: Element) => {
      const box = part.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSeen = box.width > 1 && y > 0 && y < innerHeight && part.closest('[inert]') === null;
      const hit = document.elementFromPoint(x, y);
      const isHit = hit !== null && (part.contains(hit) || hit.contains(part));
      return isSeen && (!isHit || (box.top < bottom - 1 && box.bottom > top + 1));
    };
    return parts.flatMap(([name, part]) => (part && isUnder(part) ? [name] : []));
  });
}

async function demandSight(page: Page, addresses: readonly string[]): Promise<void> {
  const softly = expect.configure({ soft: true });
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // The last field on the screen, which is nearest to what stands below.
    await page
      .locator('main input:not([type="checkbox"]):visible')
      .last()
      .focus({ timeout: 100 })
      .catch(() => undefined);
    for (const height of [568, 844]) {
      await page.setViewportSize({ width: height === 568 ? 320 : 390, height });
      const before = (await ownShiftsOf(page)).length;
      await page.context().setOffline(true);
      await expect(notice(page), address).toBeVisible();
      await softly.poll(() => covered(page), `${address} at ${height} px`).toEqual([]);
      softly((await ownShiftsOf(page)).slice(before), `what moved at ${address}`).toEqual([]);
      await page.context().setOffline(false);
      await expect(notice(page), address).toBeHidden();
    }
  }
}

for (const merchant of kindsOf(everyMerchant))
  test.describe(`on ${merchant}`, () => {
    test.use({ merchant, ...still });
    test.slow(true, 'many screens');
    test.beforeEach(async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      await noteShifts(page);
      await withoutPopups(page);
    });

    test('a lost connection is told over no title, way back or focus of a visitor’s screens [SHELL-11]', async ({
      page,
    }) => {
      await demandSight(page, screensOf(merchant, 'visitor'));
    });

    test('a lost connection is told over no title, way back or focus of a member’s screens [SHELL-11]', async ({
      page,
      newMember,
      returnAs,
    }) => {
      await returnAs(await newMember({ type: 1, payout: true }));
      await demandSight(page, screensOf(merchant, 'agent'));
    });
  });
