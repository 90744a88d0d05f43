import type { Page } from '@playwright/test';

/** What large text does to a page. */
export interface LargeText {
  /** By how many CSS pixels it is wider than the screen. */
  readonly wider: number;
  /** What stays in view while it scrolls and takes more than a third of the screen, windows aside. */
  readonly tallBars: readonly string[];
}

/** Looks at the page with text of the given size. */
export function withText(page: Page, textSize: '100%' | '200%'): Promise<LargeText> {
  return page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}; }`);
    document.adoptedStyleSheets = [sheet];
    // What is laid out by script follows in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollWidth, clientWidth } = document.documentElement;
    const stays = (element: Element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && pointerEvents !== 'none';
    };
    const bars = [...document.querySelectorAll('#root *')].filter(stays);
    const tallBars = bars
      .filter((bar) => bar.getBoundingClientRect().height > innerHeight / 3)
      .map((bar) => bar.outerHTML.slice(0, 80));
    document.adoptedStyleSheets = [];
    return { wider: scrollWidth - clientWidth, tallBars };
  }, textSize);
}

/** By how many CSS pixels the page is wider than the screen, with text of the given size. */
export async function sidewaysScroll(page: Page, textSize: '100%' | '200%'): Promise<number> {
  return (await withText(page, textSize)).wider;
}
