import type { Page } from '@playwright/test';

/** Words of letters alone, not all of them capitals: an address, an account, a code or a number may break where it will. */
const word = String.raw`(?<![\p{L}\p{N}@_./-])(?=\p{L}*\p{Ll})\p{L}{3,20}(?![\p{L}\p{N}@_./-])`;

/**
 * Words that begin in one line and end in another, without a hyphen: there is too little room for what they stand in.
 *
 * @param widest in parts of the screen's width: a word that is wider by itself may break, since no layout has room for it
 */
export function brokenWords(page: Page, widest = Infinity): Promise<string[]> {
  return page.evaluate(
    ({ source, widest }) => {
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
          const isBroken = first !== undefined && lines.some(({ top }) => top >= first.bottom - 1);
          const whole = lines.reduce((sum, { width }) => sum + width, 0);
          if (isBroken && whole <= widest * innerWidth) found.add(match[0]);
        }
      }
      return [...found];
    },
    { source: word, widest },
  );
}
