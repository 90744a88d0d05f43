import { go } from '../wallet/steps';
import { decideAtDesk } from '../wallet/desk';
import { gatewayUrl } from '../support/ports';
import { expect, test } from '../support/test';

/** A whole picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test(
  'application with a picture is refused with a reason that the member reads [ACT-01]',
  { tag: '@world' },
  async ({ page, browser, newMember, returnAs }) => {
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
    await expect(main).toContainText('We got your application');

    const desk = await browser.newPage();
    await desk.goto(`${gatewayUrl}/desk`);
    const shown = desk.getByRole('row').filter({ hasText: comment }).getByRole('img');
    await expect(shown).toHaveJSProperty('naturalWidth', 1);
    await desk.close();
    await decideAtDesk(browser, gatewayUrl, comment, 'Refuse', 'No win to be seen');
    await go(page, '/m/activityInfo?id=bigwin');
    await expect(main).toContainText('Your application was not approved. No win to be seen');
  },
);
