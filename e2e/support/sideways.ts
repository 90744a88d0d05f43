import type { Page } from '@playwright/test';
import { wordsOutside } from './outside';

/** Of the usual size, as the root's. */
export type TextSize = '100%' | '200%';

/** How a page stands on its screen. */
interface Spread {
  /** By how many CSS pixels it, or what is in one of its bars, is wider than the screen. */
  readonly wider: number;
  /** What stays in view over the page while it scrolls and takes more than a third of the screen, windows aside. */
  readonly tallBars: readonly string[];
}

/** What large text does to a page. */
export interface LargeText extends Spread {
  /** Words that reach sideways out of what they stand in. */
  readonly outside: readonly string[];
}

/** Sets the size of text for as long as something is done. */
export async function sized<Result>(
  page: Page,
  textSize: TextSize,
  run: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate(async (size) => {
    const sheet = new CSSStyleSheet();
    const rootSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
    const sizeText = (wanted: string) => sheet.replaceSync(`html { font-size: ${wanted}; }`);
    sizeText('100%');
    document.adoptedStyleSheets = [sheet];
    const usual = rootSize();
    sizeText(size);
    // What is laid out by script follows in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (rootSize() !== (usual * parseFloat(size)) / 100) throw new Error('The text kept its size.');
  }, textSize);
  const result = await run();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return result;
}

const spreadOf = (page: Page): Promise<Spread> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const stays = (element: Element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && pointerEvents !== 'none';
    };
    const main = document.querySelector('main')?.getBoundingClientRect();
    const isTall = (bar: Element) => {
      const { height, left, right } = bar.getBoundingClientRect();
      // What stands beside the page, such as a wide screen's navigation, takes nothing of its height.
      const isBeside = main !== undefined && (right <= main.left || left >= main.right);
      return height > innerHeight / 3 && !isBeside;
    };
    const bars = [...document.querySelectorAll('#root *')].filter(stays);
    const tallBars = bars.filter(isTall).map((bar) => bar.outerHTML.slice(0, 80));
    // What is fixed widens no page: it reaches out of the screen where nobody gets to it.
    const over = bars
      .filter((bar) => getComputedStyle(bar).overflowX === 'visible')
      .map((bar) => bar.scrollWidth - bar.clientWidth);
    return { wider: Math.max(scrollWidth - clientWidth, ...over), tallBars };
  });

/** Looks at the page with text of the given size. */
export const withText = (page: Page, textSize: TextSize): Promise<LargeText> =>
  sized(page, textSize, async () => ({
    ...(await spreadOf(page)),
    outside: await wordsOutside(page),
  }));

/** By how many CSS pixels the page is wider than the screen, with text of the given size. */
export const sidewaysScroll = (page: Page, textSize: TextSize): Promise<number> =>
  sized(page, textSize, async () => (await spreadOf(page)).wider);
