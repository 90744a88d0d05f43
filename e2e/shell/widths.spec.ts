import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole, kindsOf } from '../support/extent';
import { longest } from '../support/inspect';
import { still } from '../support/motion';
import { merchants } from '../support/ports';
import { withText } from '../support/sideways';
import type { TextSize } from '../support/sideways';
import { expect, settled, test } from '../support/test';
import { rewrite } from '../support/texts';
import { routes } from './routes';

/** One word of 400 letters. */
const word = 'Amihandang'.repeat(40);

async function withEndlessWords(page: Page): Promise<void> {
  await page.route(/\/(wps|lgw)\//, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const isJson = response.headers()['content-type']?.includes('json') === true;
    if (!isJson) return route.fulfill({ response });
    return route.fulfill({ response, json: rewrite(await response.json(), () => word) });
  });
}

/** Sets how many times as large as usual the phone's owner wants text, as in Android's settings. */
async function withPhonesText(page: Page, scale: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedOSTextScale', { scale });
}

/** The size of ordinary text, in CSS px; 16 where nobody wants another. */
const textSizeOf = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

const table = routes
  .filter(({ ends }) => ends.agent === 'screen')
  .map(({ address }) => address)
  .filter((address) => !address.startsWith('/m/launchGame'));
/** One of each way in which a page became too wide. */
const few = table.filter((address) =>
  /home$|notice|lottery$|startLottery|gameCenter|maintenance|transaction\/record|team\/overview/.test(
    address,
  ),
);

const softly = expect.configure({ soft: true });

const addresses = isWhole ? table : few;
const widths = isWhole ? [320, 390, 768, 1280] : [320];

for (const merchant of kindsOf(merchants))
  test.describe(`on ${merchant}`, () => {
    const { language } = longest[merchant];
    test.use({ merchant, language, ...still });

    /** Looks at each screen in each width; nothing is to widen it or to lie over more than a third of it. */
    async function look(page: Page, how: string, sizes: readonly TextSize[]): Promise<void> {
      for (const address of addresses) {
        await page.goto(address);
        await settled(page);
        await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 720 });
          for (const size of sizes)
            // A turned phone is laid out within some frames.
            await softly
              .poll(() => withText(page, size), {
                message: `${address} at ${width} px, ${size}, ${how}`,
                timeout: 2000,
              })
              .toEqual({ wider: 0, tallBars: [], outside: [] });
        }
      }
    }

    // An agent sees all of a member's screens.
    test.beforeEach(async ({ page, newMember, returnAs }) => {
      test.slow(true, 'many screens');
      await withoutPopups(page);
      await returnAs(await newMember({ type: 1 }));
    });

    test('no screen is wider than its window, and no bar takes a third of it, with text twice as large or an endless word in every text of the platform', async ({
      page,
    }) => {
      await look(page, 'as it is', ['100%', '200%']);
      await withEndlessWords(page);
      await look(page, 'with endless words', ['100%', '200%']);
    });

    test('text is twice as large where the phone’s own setting says so: no screen is wider than its window, and no bar takes a third of it', async ({
      page,
    }) => {
      await withPhonesText(page, 2);
      await page.goto('/m/home');
      expect(await textSizeOf(page)).toBe(32);
      await look(page, 'by the phone’s setting', ['100%']);
    });
  });
