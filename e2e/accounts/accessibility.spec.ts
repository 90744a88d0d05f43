import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark'] as const;

const visitorScreens = [
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/findPassword',
  '/m/mine',
] as const;

const memberScreens = [
  '/m/mine',
  '/m/set',
  '/m/changePsw',
  '/m/securityCenter',
  '/m/inviteFriends',
  '/m/webEmail',
  '/m/feedback',
  '/m/member/benefits',
] as const;

const sites = [
  { merchant: 'amihanda', language: 'EN' },
  { merchant: 'amihanda', language: 'TY' },
  { merchant: 'corvalume', language: 'EN' },
  { merchant: 'corvalume', language: 'PT' },
] as const;

/** What axe finds on the screen in both themes, in a form that a failure can be read from. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const axe = new AxeBuilder({ page });
    // A theme changes colours and nothing else: the second look is at those.
    const rules = theme === 'light' ? axe.withTags(standards) : axe.withRules(['color-contrast']);
    const { violations: broken } = await rules.analyze();
    for (const { id, nodes } of broken)
      found.push(...nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`));
  }
  return found;
}

/** Controls that reach out of something that cuts them off, such as a card with round corners. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (control: Element) => {
      const { right, width } = control.getBoundingClientRect();
      for (let box = control.parentElement; width > 1 && box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX !== 'visible' && box.getBoundingClientRect().right < right - 1) return true;
      }
      return false;
    };
    const controls = [...document.querySelectorAll('main :is(input, button, a, select)')];
    return controls.filter(isCut).map((control) => control.outerHTML.slice(0, 120));
  });
}

async function inspect(page: Page, open: (address: string) => Promise<void>, address: string) {
  await open(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), address).toBeAttached();
  await expect(main.locator('[aria-busy="true"]'), address).toHaveCount(0);
  expect.soft(await violations(page), address).toEqual([]);
  expect.soft(await cutOff(page), `${address} cuts controls off`).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
}

// Animated contrasts would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 720 } });

for (const { merchant, language } of sites) {
  test.describe(`${merchant} in ${language}`, () => {
    test.use({ merchant, language });

    test('screens of visitors keep WCAG 2.2 AA in light and dark and fit 320 pixels', async ({
      page,
      open,
    }) => {
      test.slow(true, 'many screens');
      for (const address of visitorScreens) await inspect(page, open, address);
    });

    test('screens of members keep WCAG 2.2 AA in light and dark and fit 320 pixels', async ({
      page,
      newMember,
      login,
      open,
    }) => {
      test.slow(true, 'many screens');
      await login(await newMember());
      for (const address of memberScreens) await inspect(page, open, address);
    });
  });
}
