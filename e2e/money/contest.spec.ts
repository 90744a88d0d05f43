import { go } from './steps';
import { gatewayUrl } from '../support/ports';
import { kindsOf } from '../support/extent';
import { expect, test } from '../support/test';

/** A whole picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

for (const merchant of kindsOf(['amihanda', 'corvalume'] as const, 1)) {
  test.describe(merchant, () => {
    test.use({ merchant });

    test('an application with a picture is looked at, and refused with a reason that the member reads [ACT-01]', async ({
      page,
      browser,
      newMember,
      returnAs,
    }) => {
      const member = await newMember();
      const comment = `My win, ${member.account}`;
      await returnAs(member);
      await go(page, '/m/activityInfo?id=bigwin');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Join' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox').fill(comment);
      const file = { name: 'win.png', mimeType: 'image/png', buffer: picture };
      await form.locator('input[type="file"]').setInputFiles(file);
      await form.getByRole('button', { name: 'Apply' }).click();
      await expect(main).toContainText('We have received your application');

      const desk = await browser.newPage();
      await desk.goto(`${gatewayUrl}/desk`);
      const row = desk.getByRole('row').filter({ hasText: comment });
      const shown = row.getByRole('img');
      await expect(shown).toBeVisible();
      await expect(shown).toHaveJSProperty('naturalWidth', 1);
      await row.getByRole('textbox').fill('No win to be seen');
      await row.getByRole('button', { name: 'Refuse' }).click();
      await expect(row).toHaveCount(0);
      await desk.close();

      await go(page, '/m/activityInfo?id=bigwin');
      await expect(main).toContainText('Your application was turned down. No win to be seen');
    });
  });
}
