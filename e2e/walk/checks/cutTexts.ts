/**
 * Texts of the page, or of the window over it, of which a part is not seen: a line reaches out of something that cuts it
 * off, with or without dots in its place, or out of the screen. What can be scrolled or swiped to is seen. A tile, which says
 * its game's name in full to a screen reader, may end it in dots.
 */
export function cutTexts(): string[] {
  /** Tells what a screen is and what can be done on it. */
  const selector = ':is(button, a[href], label, legend, p, h1, h2, h3, h4, [role="tab"])';
  const windows = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const scene = windows.findLast((each) => each.getClientRects().length > 0) ?? document.body;
  const isShown = (element: Element) =>
    element.closest('[inert], [aria-roledescription="carousel"], a[aria-label]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  interface Frame {
    readonly box: DOMRect;
    readonly x: boolean;
    readonly y: boolean;
  }
  /** Everything around a text that cuts it; `undefined` where it is for ears alone, or lies on something that scrolls. */
  const framesOf = (text: Node): Frame[] | undefined => {
    const frames: Frame[] = [];
    let scrolls = false;
    for (let each = text.parentElement; each; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const [x, y] = [overflowX !== 'visible', overflowY !== 'visible'];
      if ((x || y) && box.width <= 1) return undefined;
      if (each === document.body || each === document.documentElement) break;
      if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(overflowX)) return undefined;
      scrolls ||= each.scrollHeight > each.clientHeight && /auto|scroll/.test(overflowY);
      if (x || y) frames.push({ box, x, y: y && !scrolls });
      if (position === 'fixed') break;
    }
    return [...frames, { box: new DOMRect(0, 0, innerWidth, Infinity), x: true, y: false }];
  };
  const isCut = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const frames = framesOf(text) ?? [];
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      frames.some(({ box, x, y }) => {
        const isSideways = x && (left < box.left - 1 || right > box.right + 1);
        // A line may be lower than its letters could be; half of one is missed.
        const missed = Math.max(box.top - top, bottom - box.bottom);
        return isSideways || (y && missed > (bottom - top) / 2);
      }),
    );
  };

  const found = new Set<string>();
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const owner = text.parentElement?.closest(selector);
    const words = text.textContent?.trim() ?? '';
    if (owner && words !== '' && isShown(owner) && isCut(text)) found.add(words);
  }
  return [...found];
}
