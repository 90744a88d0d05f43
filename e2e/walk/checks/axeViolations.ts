import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Puts a theme on the page, with every colour there at once: what moves, such as a panel that opens, comes
 * to its end first, and nothing moves from one theme to the other.
 */
async function showTheme(theme: string): Promise<void> {
  const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().iterations !== Infinity;
  const moving = document.getAnimations().filter(isFinite);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important; }',
  );
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset['theme'] = theme;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
}

/**
 * Breaches of WCAG 2.2 AA on the screen, or in the window that lies over it: in light all of them, in dark those of colours.
 * A theme changes nothing else. The page is left in dark.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(showTheme, theme);
    const axe = new AxeBuilder({ page });
    // The page under an open dialog is out of reach, and dimmed.
    if (await dialog.isVisible()) axe.include('[role="dialog"], [role="alertdialog"]');
    if (theme === 'light') axe.withTags(standards);
    else axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`));
  }
  return found;
}
