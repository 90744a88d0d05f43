import type { Page } from '@playwright/test';

/** Of the usual size, as the root's. */
export type TextSize = '100%' | '200%';

/** What large text does to a page. */
export interface LargeText {
  /** By how many CSS pixels it, or what is in one of its bars, is wider than the screen. */
  readonly wider: number;
  /** What stays in view over the page while it scrolls and takes more than a third of the screen, windows aside. */
  readonly tallBars: readonly string[];
  /** Words that reach sideways out of what they stand in: a badge, a button, a card. */
  readonly outside: readonly string[];
}

/** Looks at the page with text of the given size. */
export function withText(page: Page, textSize: TextSize): Promise<LargeText> {
  return page.evaluate(async (size) => {
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
    const isSeen = (style: CSSStyleDeclaration) =>
      !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);
    /** What a text stands in as far as an eye can tell; `undefined` where that is the page, or something that cuts it. */
    const paperOf = (text: Node) => {
      for (let each = text.parentElement; each && each.id !== 'root'; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.overflowX !== 'visible' || style.clipPath !== 'none') return undefined;
        if (isSeen(style)) return each.getBoundingClientRect();
      }
      return undefined;
    };
    const outside = new Set<string>();
    const texts = document.createTreeWalker(
      document.querySelector('#root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim() ?? '';
      if (words === '' || text.parentElement?.checkVisibility() !== true) continue;
      const paper = paperOf(text);
      if (!paper) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < paper.left - 1 || right > paper.right + 1) outside.add(words.slice(0, 40));
    }
    document.adoptedStyleSheets = [];
    return {
      wider: Math.max(scrollWidth - clientWidth, ...over),
      tallBars,
      outside: [...outside],
    };
  }, textSize);
}

/** By how many CSS pixels the page is wider than the screen, with text of the given size. */
export async function sidewaysScroll(page: Page, textSize: TextSize): Promise<number> {
  return (await withText(page, textSize)).wider;
}
