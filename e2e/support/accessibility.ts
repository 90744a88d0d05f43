import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const themes = ['light', 'dark'] as const;

/** What axe finds on the screen in both themes, in a form that a failure can be read from. */
export async function violations(page: Page): Promise<string[]> {
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
export function cutOff(page: Page): Promise<string[]> {
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
    // Slides of a carousel wait out of view.
    const shown = controls.filter((control) => control.closest('[inert]') === null);
    return shown.filter(isCut).map((control) => control.outerHTML.slice(0, 120));
  });
}

/** By how many CSS pixels the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The same with text of twice the size, which is put back afterwards. */
export async function sidewaysScrollOfLargeText(page: Page): Promise<number> {
  const resize = (size: string) =>
    page.evaluate((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${value}; }`);
      document.adoptedStyleSheets = value === '' ? [] : [sheet];
    }, size);
  await resize('200%');
  const overflow = await sidewaysScroll(page);
  await resize('');
  return overflow;
}
