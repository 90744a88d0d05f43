import { whereabouts } from '../auth/steps';
import { withoutPopups } from '../support/announcements';
import { expect, settled, test } from '../support/test';

for (const [merchant, type] of [
  ['amihanda', 1],
  ['corvalume', 2],
] as const) {
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant });

    test(
      'every entry of the member centre leads an agent to a screen [MINE-03, MINE-05, MINE-06]',
      { tag: '@world' },
      async ({ page, newMember, returnAs, open }) => {
        // Back closes an announcement over home first.
        await withoutPopups(page);
        await returnAs(await newMember({ type }));
        await open('/m/mine');
        const links = page.getByRole('main').getByRole('link');
        await expect(links.filter({ hasText: 'Withdraw' }).first()).toBeVisible();
        const hrefs = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        expect(hrefs).toContain('/m/agent');
        expect(hrefs.length).toBeGreaterThan(8);
        for (const href of new Set(hrefs)) {
          await page.locator(`main a[href="${href}"]`).first().click();
          await expect.poll(() => whereabouts(page)).toBe(href);
          const main = page.getByRole('main');
          await expect(main.locator('h1, h2, h3').first(), href).not.toBeEmpty();
          await expect(main.locator('[aria-busy="true"]'), href).toHaveCount(0);
          await expect(main, href).not.toContainText(/not found|did not work|went wrong/i);
          await page.goBack();
          await expect.poll(() => whereabouts(page)).toBe('/m/mine');
        }
      },
    );
  });
}

test('a picture that is chosen in the member centre is there after a reload [MINE-11]', async ({
  page,
  newMember,
  returnAs,
  open,
}) => {
  await returnAs(await newMember());
  await open('/m/mine');
  await page.getByRole('button', { name: 'Change picture', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose your picture' });
  const changed = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/headIcon'),
  );
  await sheet.getByRole('button', { name: 'Change picture 3' }).click();
  expect((await changed).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  await expect(sheet).toBeHidden();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Change picture', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Change picture 3' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
