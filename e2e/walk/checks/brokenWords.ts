/**
 * Words and amounts that begin in one line and end in another, without a hyphen: there is too little room for what they stand
 * in. With text that is larger than usual, a word of over six tenths of the window may break, since a card with a picture has
 * no more room for it; an amount may not. A tile may break its game's name, which it says in full to a screen reader.
 */
export function brokenWords(): string[] {
  // Words of letters alone, not all of them capitals: an address, an account or a code may break where it will.
  const word = String.raw`(?<![\p{L}\p{N}@_./-])(?=\p{L}*\p{Ll})\p{L}{3,20}(?![\p{L}\p{N}@_/-]|\.[\p{L}\p{N}])`;
  // Amounts of up to seven digits: broken, they would be read as smaller ones.
  const amount = String.raw`(?<![\p{L}\p{N}@_.,/-])\d{1,3}(?:[.,]\d{3})?[.,]\d{2}(?![\p{L}\p{N}_/-]|[.,]\d)`;
  const words = new RegExp(`${word}|${amount}`, 'gu');
  const isUsual = parseFloat(getComputedStyle(document.documentElement).fontSize) <= 16;
  const widest = isUsual ? Infinity : 0.6 * innerWidth;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const owner = text.parentElement;
    const isShown =
      owner?.closest('[inert], a[aria-label]') === null &&
      owner.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown) continue;
    for (const match of (text.textContent ?? '').matchAll(words)) {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first] = lines;
      // A text for screen readers alone stands in a box of a pixel.
      const isBroken = first !== undefined && lines.some(({ top }) => top >= first.bottom - 1);
      const whole = lines.reduce((sum, { width }) => sum + width, 0);
      const mayBreak = !/\d/.test(match[0]) && whole > widest;
      if (isBroken && !mayBreak) found.add(match[0]);
    }
  }
  return [...found];
}
