import type { Page } from '@playwright/test';

/** By how many CSS pixels the page is wider than the screen, with text of the given size. */
export function sidewaysScroll(page: Page, textSize: '100%' | '200%'): Promise<number> {
  return page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}; }`);
    document.adoptedStyleSheets = [sheet];
    // What is laid out by script follows in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets = [];
    return scrollWidth - clientWidth;
  }, textSize);
}
