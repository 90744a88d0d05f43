/**
 * Names parts wider than the window, and bars that stay in view over the page while it scrolls and take more than a third of it,
 * windows aside.
 */
export function pageSpread(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const nameOf = (element: Element) => element.outerHTML.slice(0, 80);
  const stays = (element: Element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return (position === 'fixed' || position === 'sticky') && pointerEvents !== 'none';
  };
  const main = document.querySelector('main')?.getBoundingClientRect();
  const isTall = (bar: Element) => {
    const { height, left, right } = bar.getBoundingClientRect();
    // A wide screen's navigation stands beside the page and takes nothing of its height.
    const isBeside = main !== undefined && (right <= main.left || left >= main.right);
    return height > innerHeight / 3 && !isBeside;
  };
  const bars = [...document.querySelectorAll('#root *')].filter(stays);
  // A fixed bar widens no page: it reaches out of the screen where nobody gets to it.
  const isWide = (bar: Element) =>
    getComputedStyle(bar).overflowX === 'visible' && bar.scrollWidth > bar.clientWidth;
  return [
    ...(scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : []),
    ...bars.filter(isWide).map((bar) => `wider than the window: ${nameOf(bar)}`),
    ...bars.filter(isTall).map((bar) => `over a third of the window: ${nameOf(bar)}`),
  ];
}
