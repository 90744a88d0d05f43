import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import { isWhole } from '../support/extent';
import { countTaps } from './countTaps';
import type { CountingFinger } from './countTaps';
import { balanceAtPlatform, expect, expectArrived, orderOn, settled, test } from './steps';

/** Where a payment is made. */
interface Way {
  readonly page: Page;
  readonly finger: CountingFinger;
  readonly browser: Browser;
  /** Says at the operator's desk that an order was paid. */
  readonly approve: (order: string) => Promise<void>;
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
    // As large as a code has to be to be read; a camera has no use for more.
    const [width, height] = [300, 300];
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0, width, height);
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

/** Transfers the money at a bank, which tells it to whoever sits at the desk. */
async function payAtBank({ page, finger, approve }: Way): Promise<void> {
  const order = orderOn(page);
  await expect(page.getByRole('main')).toContainText(order);
  await finger.tap(page.getByRole('button', { name: 'I have paid' }));
  await approve(order);
}

/** Ways to pay by their names: whose site, what is paid, what of it comes, and how. */
const each = [
  { name: 'QR code', merchant: 'amihanda', amount: 300, comes: '300.00', pay: payByCode },
  { name: 'Debit card', merchant: 'corvalume', amount: 350, comes: '344.75', pay: payOnPage },
  { name: 'Bank transfer', merchant: 'amihanda', amount: 300, comes: '300.00', pay: payAtBank },
] as const;
const others = [
  { name: 'GCash', merchant: 'amihanda', amount: 300, comes: '300.00', pay: payOnPage },
  { name: 'Maya', merchant: 'amihanda', amount: 300, comes: '300.00', pay: payOnPage },
  { name: 'Debit card', merchant: 'amihanda', amount: 350, comes: '344.75', pay: payOnPage },
  { name: 'Stablecoin', merchant: 'amihanda', amount: 600, comes: '600.00', pay: payByCode },
  { name: 'Pix', merchant: 'corvalume', amount: 300, comes: '300.00', pay: payOnPage },
  { name: 'Bank transfer', merchant: 'corvalume', amount: 300, comes: '300.00', pay: payAtBank },
  { name: 'Stablecoin', merchant: 'corvalume', amount: 600, comes: '600.00', pay: payByCode },
] as const;

for (const { name, merchant, amount, comes, pay } of isWhole ? [...each, ...others] : each)
  test.describe(merchant, () => {
    test.use({ merchant });

    test(`a deposit by ${name} is paid within eight taps from home and shown [ROUTE-11]`, async ({
      page,
      enter,
      browser,
      decide,
    }) => {
      await page.clock.install();
      await enter({ balance: 1000 });
      await page.goto('/m/home');
      await settled(page);
      const finger = countTaps();
      // An announcement lies over home.
      await page.addLocatorHandler(page.getByRole('dialog'), async (popup) => {
        await finger.tap(popup.getByRole('button', { name: 'Close' }).last());
      });
      await finger.tap(page.getByRole('contentinfo').getByRole('link', { name: 'Deposit' }));
      const main = page.getByRole('main');
      await finger.tap(main.getByRole('radio', { name }));
      await finger.tap(main.getByLabel(/^Amount/));
      await main.getByLabel(/^Amount/).pressSequentially(String(amount));
      const balance = main.getByText('Added to your balance after payment').locator('..');
      await expect(balance).toContainText(comes);
      await finger.tap(main.getByRole('button', { name: 'Continue to payment' }));
      await expect(main.getByText('Waiting for your payment')).toBeVisible();

      await pay({ page, finger, browser, approve: (order) => decide(order, 'Approve') });
      await expectArrived(page);
      expect(finger.taps).toBeLessThanOrEqual(8);
      await expect(main.getByText('Added to your balance').locator('..')).toContainText(comes);
      await expect(page.getByRole('banner')).toContainText(`1,${comes}`);
      expect(await balanceAtPlatform(page)).toBe(1000 + Number(comes));
      await main.getByRole('link', { name: 'Play now' }).tap();
      await page.waitForURL('**/m/home');
    });
  });
