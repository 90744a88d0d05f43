/** Names which of title, way back and focused field lie under the notice of a lost connection, or under anything else. */
export function coveredParts(): string[] {
  const notice = document.querySelector('[role="status"] p[data-kind="offline"]');
  const { top = 0, bottom = 0 } = notice?.getBoundingClientRect() ?? {};
  const parts = [
    ['title', document.querySelector('h1')],
    ['way back', document.querySelector('header button, main button:has(+ h1)')],
    ['focus', document.activeElement?.closest('input') ?? null],
  ] as const;
  const isUnder = (part: Element) => {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isSeen = box.width > 1 && y > 0 && y < innerHeight && part.closest('[inert]') === null;
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (part.contains(hit) || hit.contains(part));
    return isSeen && (!isHit || (box.top < bottom - 1 && box.bottom > top + 1));
  };
  return parts.flatMap(([name, part]) => (part && isUnder(part) ? [name] : []));
}
