/**
 * Controls of a screen, or of the window that lies over it, that a finger cannot get at: it is put on the middle of each
 * of them, wherever the page can be scrolled to for that one. What nobody can close lies on none at either end of the page.
 */
export function unreachableControls(): string[] {
  // A frame stands for the game in it. The way past the navigation is for keys alone.
  const selector =
    ':is(a[href]:not([href="#content"]), button, input, select, textarea, summary, iframe, [role="button"], [role="tab"])';
  const nameOf = (element: Element | null) =>
    (element?.outerHTML ?? 'nothing').replaceAll(/\s+/g, ' ').slice(0, 90);
  const windows = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const scene = windows.findLast((each) => each.getClientRects().length > 0) ?? document.body;

  /** A box that is drawn by its label is pressed there. */
  const faceOf = (control: Element) => {
    const isDrawn = control.getBoundingClientRect().width > 1;
    const isBox = control instanceof HTMLInputElement;
    return !isDrawn && isBox ? (control.labels?.[0] ?? control) : control;
  };
  const isOffered = (control: Element) =>
    control.closest('[inert]') === null &&
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** The middle of what is seen of it: its largest part, such as a line, cut by everything around it that cuts. */
  const middleOf = (element: Element): readonly [x: number, y: number] | undefined => {
    const size = ({ width, height }: DOMRect) => width * height;
    const parts = [...element.getClientRects()].sort((one, other) => size(other) - size(one));
    // A link around a picture has no size of its own.
    const box = element.firstElementChild?.getBoundingClientRect();
    const part = parts[0] && size(parts[0]) > 0 ? parts[0] : box;
    if (part === undefined) return undefined;
    let { left, right, top, bottom } = part;
    const isFixed = (box: Element) => getComputedStyle(box).position === 'fixed';
    for (let frame: Element = element; frame.parentElement && !isFixed(frame);) {
      frame = frame.parentElement;
      const { overflowX, overflowY } = getComputedStyle(frame);
      const edge = frame.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return right - left < 1 || bottom - top < 1
      ? undefined
      : [(left + right) / 2, (top + bottom) / 2];
  };
  const over = (face: Element): Element | null | undefined => {
    const middle = middleOf(face);
    if (middle === undefined) return null;
    const hit = document.elementFromPoint(...middle);
    const isHit =
      hit !== null &&
      (face.contains(hit) ||
        hit.closest('label')?.contains(face) === true ||
        face.closest('label')?.contains(hit) === true);
    return isHit ? undefined : hit;
  };

  const offered = [...scene.querySelectorAll(selector)].filter(isOffered).map(faceOf);
  const found = new Set<string>();
  for (const face of offered) {
    if (face.getBoundingClientRect().width <= 1) continue;
    face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const hit = over(face);
    if (hit !== undefined) found.add(`${nameOf(face)} lies under ${nameOf(hit)}`);
  }
  for (const top of [document.documentElement.scrollHeight, 0]) {
    scrollTo({ top, behavior: 'instant' });
    for (const face of offered) {
      if (face.getBoundingClientRect().width <= 1) continue;
      const hit = over(face);
      const aside = hit?.closest('aside:not([data-download-bar])');
      if (aside && !aside.contains(face))
        found.add(
          `${nameOf(face)} lies under ${nameOf(aside)} ${top === 0 ? 'at first' : 'at last'}`,
        );
    }
  }
  return [...found];
}
