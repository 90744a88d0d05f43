import type { Page } from '@playwright/test';
import { withoutPopups } from '../support/announcements';
import { isWhole } from '../support/extent';
import { merchants } from '../support/ports';
import { sidewaysScroll } from '../support/sideways';
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

for (const merchant of isWhole ? merchants : (['amihanda'] as const))
  test.describe(`on ${merchant}`, () => {
    test.use({ merchant, contextOptions: { reducedMotion: 'reduce' } });

    test('no screen is wider than its window, with text twice as large or an endless word in every text of the platform', async ({
      page,
      newMember,
      login,
    }) => {
      test.slow(true, 'many screens');
      await withoutPopups(page);
      await login(await newMember({ type: 1 }));
      const look = async (how: string) => {
        for (const address of addresses) {
          await page.goto(address);
          await settled(page);
          await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 720 });
            for (const size of ['100%', '200%'] as const)
              // A turned phone is laid out within some frames.
              await softly
                .poll(() => sidewaysScroll(page, size), {
                  message: `${address} at ${width} px, ${size}, ${how}`,
                  timeout: 2000,
                })
                .toBeLessThanOrEqual(0);
          }
        }
      };
      await look('as it is');
      await withEndlessWords(page);
      await look('with endless words');
    });
  });
