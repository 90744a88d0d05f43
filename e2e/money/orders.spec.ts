import { gatewayUrl } from '../support/ports';
import { balanceAtPlatform, expect, settled, test, withdraw } from './steps';

for (const merchant of ['amihanda', 'corvalume'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test('a withdrawal that is refused comes back, and one that is approved is paid [ROUTE-11]', async ({
      page,
      enter,
      browser,
    }) => {
      await enter();
      const desk = await browser.newPage();
      const decide = async (decision: 'Approve' | 'Refuse') => {
        const text = (await page.getByText(/Order W/).textContent()) ?? '';
        const order = /W\d+-[0-9a-f]+/.exec(text)?.[0] ?? '';
        await desk.goto(`${gatewayUrl}/desk`);
        const row = desk.getByRole('row').filter({ hasText: order });
        if (decision === 'Refuse') await row.getByRole('textbox').fill('The bank sent it back');
        await row.getByRole('button', { name: decision }).click();
        await expect(row).toHaveCount(0);
      };
      await withdraw(page, 200);
      await decide('Refuse');
      expect(await balanceAtPlatform(page)).toBe(1000);
      await withdraw(page, 300);
      await decide('Approve');
      expect(await balanceAtPlatform(page)).toBe(700);
      await page.goto('/m/withdrawReport');
      await settled(page);
      await expect(page.getByText('The bank sent it back')).toBeVisible();
      await desk.close();
    });
  });
}
