import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import { merchants } from '../support/ports';
import {
  balanceAtPlatform,
  calls,
  depositsAtPlatform,
  expect,
  fillDeposit,
  orderOn,
  settled,
  test,
} from './steps';

/** A finger that counts what it does. */
interface Finger {
  readonly taps: number;
  tap(target: Locator): Promise<void>;
}

function countingFinger(): Finger {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(target) {
      taps += 1;
      await target.tap();
    },
  };
}

/** Where a payment is made. */
interface Way {
  readonly page: Page;
  readonly finger: Finger;
  readonly browser: Browser;
  /** Approves an order at the operator's desk. */
  approve(order: string): Promise<void>;
}

async function payOnPage({ page, finger }: Way): Promise<void> {
  await finger.tap(page.getByRole('link', { name: 'Open the payment page' }));
  await finger.tap(page.getByRole('button', { name: 'Approve payment' }));
  await finger.tap(page.getByRole('link', { name: /^Back to / }));
}

/** The text of a QR code in a picture, as a camera reads it. */
async function textIn(reader: Page, picture: Buffer): Promise<string> {
  const pixels = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    return { width, height, data: [...(pen?.getImageData(0, 0, width, height).data ?? [])] };
  }, picture.toString('base64'));
  return decodeQr({ ...pixels, data: new Uint8Array(pixels.data) });
}

/** Saves the code on the phone that shows it, and pays at what it says elsewhere. */
async function payByCode({ page, finger, browser }: Way): Promise<void> {
  const save = page.getByRole('button', { name: 'Save QR code' });
  // The code is drawn by a part that comes later.
  await expect(save).toBeEnabled();
  const saving = page.waitForEvent('download');
  await finger.tap(save);
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${orderOn(page)}.png`);
  const wallet = await browser.newPage({ hasTouch: true });
  await wallet.goto(await textIn(wallet, readFileSync(await saved.path())));
  await finger.tap(wallet.getByRole('button', { name: 'Approve payment' }));
  await expect(wallet.getByRole('status')).toContainText('success');
  await wallet.close();
}

/** Sends the money at a bank and says so; the operator finds it there. */
async function payAtBank({ page, finger, approve }: Way): Promise<void> {
  await expect(page.getByText('Bayani Bank')).toBeVisible();
  await finger.tap(page.getByRole('button', { name: 'I have paid' }));
  await expect(page.getByText('We are checking your payment')).toBeVisible();
  await approve(orderOn(page));
}

/** Ways to pay by their names: what is paid, what of it comes, and how. */
const methods = [
  ['e-Pitaka wallet', 300, '300.00', payOnPage],
  ['QR code', 300, '300.00', payByCode],
  ['Bank transfer', 500, '500.00', payAtBank],
  ['Debit card', 350, '344.75', payOnPage],
  ['Stable coin', 500, '500.00', payOnPage],
] as const;

for (const merchant of merchants) {
  test.describe(merchant, () => {
    test.use({ merchant });

    for (const [name, amount, comes, pay] of methods)
      test(`a deposit by ${name} is paid within eight taps from home and shown [ROUTE-11]`, async ({
        page,
        enter,
        browser,
        decide,
      }) => {
        await enter({ balance: 1000 });
        await page.goto('/m/home');
        await settled(page);
        const finger = countingFinger();
        // What is announced lies over home.
        await page.addLocatorHandler(page.getByRole('dialog'), async (popup) => {
          await finger.tap(popup.getByRole('button', { name: 'Close' }).last());
        });
        await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Deposit' }));
        const main = page.getByRole('main');
        await finger.tap(main.getByRole('radio', { name }));
        await finger.tap(main.getByLabel(/^Amount/));
        await main.getByLabel(/^Amount/).pressSequentially(String(amount));
        const balance = main.getByText('Goes to your balance').locator('..');
        await expect(balance).toContainText(comes);
        await finger.tap(main.getByRole('button', { name: 'Continue to payment' }));
        await expect(main.getByText('Waiting for your payment')).toBeVisible();

        await pay({ page, finger, browser, approve: (order) => decide(order, 'Approve') });
        await expect(main.getByText('The money is in your balance. Have fun!')).toBeVisible();
        expect(finger.taps).toBeLessThanOrEqual(8);
        const headline = main.getByText('Added to your balance').locator('..');
        await expect(headline).toContainText(comes);
        await expect(page.getByRole('banner')).toContainText(`1,${comes}`);
        expect(await balanceAtPlatform(page)).toBe(1000 + Number(comes));

        await expect(main.getByRole('link').first()).toHaveText('Play now');
        await main.getByRole('link').first().tap();
        await page.waitForURL('**/m/home');
      });
  });
}

test.describe('a platform that fails', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a deposit answered by 500 can be sent again at once [ROUTE-11]', async ({
    page,
    enter,
    said,
  }) => {
    await enter();
    const failing = { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
    await page.route(
      ({ pathname }) => pathname.includes(calls.deposit),
      (route) => route.fulfill(failing),
      { times: 1 },
    );
    await fillDeposit(page, 300);
    await expect
      .poll(() => said.join(), { timeout: 10_000 })
      .toContain('nothing was moved. You can send it again');
    await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).tap();
    await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible();
    expect(await depositsAtPlatform(page)).toBe(1);
  });
});
