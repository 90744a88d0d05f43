import type { Page } from '@playwright/test';
import { inspectScreen, kept, sitesFor } from '../support/inspect';
import type { Themes } from '../support/inspect';
import { still } from '../support/motion';
import { expect, test } from '../support/test';

const visitorScreens = [
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/findPassword',
  '/m/findPassword#of-a-letter',
  '/m/mine',
] as const;

const memberScreens = [
  '/m/mine',
  '/m/set',
  '/m/changePsw',
  '/m/securityCenter',
  '/m/devices',
  '/m/inviteFriends',
  '/m/webEmail',
  '/m/feedback',
  '/m/member/benefits',
] as const;

async function inspect(
  page: Page,
  open: (address: string) => Promise<void>,
  address: string,
  looks: Themes,
): Promise<void> {
  await open(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), address).toBeAttached();
  await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await inspectScreen(page, address, looks);
}

// Animated contrasts would be measured half-way.
test.use({ ...still, viewport: { width: 320, height: 720 } });

for (const { merchant, language, looks } of sitesFor()) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test(`screens of visitors ${kept(looks)} 320 pixels`, async ({ page, open }) => {
      test.slow(true, 'many screens');
      for (const address of visitorScreens) await inspect(page, open, address, looks);
    });

    test(`screens of members ${kept(looks)} 320 pixels`, async ({
      page,
      newMember,
      login,
      open,
    }) => {
      test.slow(true, 'many screens');
      await login(await newMember());
      for (const address of memberScreens) await inspect(page, open, address, looks);
    });
  });
}
