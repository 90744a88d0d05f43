import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isWhole } from './extent';
import type { MerchantCode } from './ports';
import { sidewaysScroll } from './sideways';
import { expect } from './test';

const themes = ['light', 'dark'] as const;
export type Themes = readonly (typeof themes)[number][];

/** What axe looks at on a merchant's site. Both themes are drawn alike, and each merchant's colours keep one contrast rule. */
export function themesOf(merchant: MerchantCode): Themes {
  if (isWhole) return themes;
  return merchant === 'amihanda' ? ['light'] : ['dark'];
}

interface Site {
  readonly merchant: MerchantCode;
  readonly language: 'TY' | 'EN' | 'PT';
  readonly looks: Themes;
}

/** Each merchant in its language with the longest words. */
export const longest: Readonly<Record<MerchantCode, Site>> = {
  amihanda: { merchant: 'amihanda', language: 'TY', looks: themesOf('amihanda') },
  corvalume: { merchant: 'corvalume', language: 'PT', looks: themesOf('corvalume') },
};

/**
 * Sites on which screens are looked at: in `npm test` on the named one if any, as their parts are looked at in every
 * story, and in `npm run verify` on all. A language changes lengths; what axe looks at is the same in all, so that it
 * looks at one.
 */
export function sitesFor(merchant?: MerchantCode): readonly Site[] {
  if (!isWhole) return merchant === undefined ? [] : [longest[merchant]];
  const all = Object.values(longest);
  return [...all, ...all.map((site): Site => ({ ...site, language: 'EN', looks: [] }))];
}

/** What a journey through screens promises, for its title. */
export const kept = (looks: Themes) =>
  looks.length === 0 ? 'fit' : `keep WCAG 2.2 AA in ${looks.join(' and ')} and fit`;

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

/** What axe finds on the screen in some themes, in a form that a failure can be read from. */
export async function violations(page: Page, looks: Themes): Promise<string[]> {
  const found: string[] = [];
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').last();
  for (const [place, theme] of looks.entries()) {
    await page.evaluate(showTheme, theme);
    const axe = new AxeBuilder({ page });
    // What lies under an open dialog is out of reach, and dimmed.
    if (await dialog.isVisible()) axe.include('[role="dialog"], [role="alertdialog"]');
    // A theme changes colours and nothing else: the second look is at those.
    const rules = place === 0 ? axe.withTags(standards) : axe.withRules(['color-contrast']);
    const { violations: broken } = await rules.analyze();
    for (const { id, nodes } of broken)
      found.push(...nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`));
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
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
    // Slides of a carousel wait out of view.
    const shown = controls.filter((control) => control.closest('[inert]') === null);
    return shown.filter(isCut).map((control) => control.outerHTML.slice(0, 120));
  });
}

/** Hints of empty boxes that are longer than their box, in a language with long words. */
function cutHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const isCut = (box: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      if (pen) pen.font = font;
      const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return box.clientWidth > 1 && (pen?.measureText(box.placeholder).width ?? 0) > room + 1;
    };
    const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')];
    return boxes.filter(isCut).map(({ placeholder }) => placeholder);
  });
}

/** Controls of the page that something lies on which came by itself, wherever the page is scrolled to for them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll('main :is(input, button, a, select)')) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const over = top?.closest('aside');
      if (over && document.querySelector('main')?.contains(over) === false)
        found.push(`${control.outerHTML.slice(0, 80)} lies under ${over.outerHTML.slice(0, 60)}`);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return found;
  });
}

/** Style sheets that were fetched for the screen and style nothing. */
function unapplied(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const applied = [...document.styleSheets].map(({ href }) => href);
    const fetched = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]');
    return [...fetched].map(({ href }) => href).filter((href) => !applied.includes(href));
  });
}

/**
 * Holds what is on the screen against WCAG 2.2 AA in some themes, and against the screen's width. A failure names the screen and lets the journey go on to the next.
 */
export async function inspectScreen(page: Page, name: string, looks: Themes): Promise<void> {
  expect.soft(await violations(page, looks), name).toEqual([]);
  // What lies over a page comes once that rests, and its styles with it.
  await expect
    .configure({ soft: true })
    .poll(() => unapplied(page), { message: `${name} lacks styles` })
    .toEqual([]);
  expect.soft(await cutOff(page), `${name} cuts controls off`).toEqual([]);
  expect.soft(await cutHints(page), `${name} cuts hints off`).toEqual([]);
  expect.soft(await covered(page), `${name} has covered controls`).toEqual([]);
  const overflow = await sidewaysScroll(page, '100%');
  expect.soft(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
