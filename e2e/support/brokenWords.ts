import type { Page } from '@playwright/test';

/** Words of letters alone: an address, an account or a number may break where it will. */
const word = String.raw`(?<![\p{L}\p{N}@_./-])\p{L}{3,20}(?![\p{L}\p{N}@_./-])`;

/** Words that begin in one line and end in another, without a hyphen: there is too little room for what they stand in. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((source) => {
    const words = new RegExp(source, 'gu');
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const owner = text.parentElement;
      const isShown =
        owner?.closest('[inert]') === null &&
        owner.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isShown) continue;
      for (const match of (text.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [first] = lines;
        // What only screen readers read stands in a box of a pixel.
        if (first && lines.some(({ top }) => top >= first.bottom - 1)) found.add(match[0]);
      }
    }
    return [...found];
  }, word);
}
