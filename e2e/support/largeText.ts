import type { Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than the screen with text of twice the size. */
export function sidewaysScrollOfLargeText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets = [];
    return scrollWidth - clientWidth;
  });
}
