/** Words of the page that reach sideways out of what they stand in: a badge, a button, a card. */
export function wordsOutside(): string[] {
  const isSeen = (style: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);
  /** The visible box of a text; `undefined` where that is the page, or something that cuts it. */
  const paperOf = (text: Node) => {
    for (let each = text.parentElement; each && each.id !== 'root'; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX !== 'visible' || style.clipPath !== 'none') return undefined;
      if (isSeen(style)) return each.getBoundingClientRect();
    }
    return undefined;
  };
  const reachesOut = (text: Node) => {
    const paper = paperOf(text);
    if (!paper) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    return left < paper.left - 1 || right > paper.right + 1;
  };

  const found = new Set<string>();
  const root = document.querySelector('#root') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.textContent?.trim() ?? '';
    const isShown = text.parentElement?.checkVisibility() === true;
    if (words !== '' && isShown && reachesOut(text)) found.add(words.slice(0, 40));
  }
  return [...found];
}
