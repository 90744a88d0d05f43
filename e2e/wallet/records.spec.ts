import { readFileSync } from 'node:fs';
import { entriesAtPlatform, expect, go, test, withdraw } from './steps';

test('a record is saved whole, as a file and on paper, and its reference is copied [ROUTE-17]', async ({
  page,
  context,
  enter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter({ balance: 2000 });
  await withdraw(page, 250);
  await expect(page.getByText('Withdrawal submitted')).toBeVisible();
  await go(page, '/m/transaction/record');
  const main = page.getByRole('main');
  const entries = await entriesAtPlatform(page);
  await expect(main.getByRole('region')).toContainText('+₱2,000.00 · -₱250.00');
  const last = entries.at(-1)?.reference ?? '';
  await main.getByRole('button', { name: `Copy our reference ${last}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(last);

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^transactions_[\d-]+_[\d-]+\.csv$/);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFFTime,Type,Note,Amount (PHP)')).toBe(true);
  const [, ...lines] = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(entries.length);
  expect(lines[0]).toMatch(new RegExp(`,-250\\.00,1750\\.00,${last}$`));

  // A print dialog is none of the page's, and nobody could close it here.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await main.getByRole('button', { name: 'Save as PDF' }).click();
  const sheet = page.locator('body > section:has(table)');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(entries.length + 1);
  await expect(main).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});
