/**
 * Controls that a thumb misses: narrower or lower than 24 px; buttons smaller than 44 px in both directions. Links within a
 * line of text are as high as it; of a carousel's dots, which are drawn without content, a swipe does the same.
 */
export function smallControls(): string[] {
  const isOffered = (control: Element) =>
    control.closest('[inert]') === null &&
    getComputedStyle(control).display !== 'inline' &&
    control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const selector =
    ':is(a[href]:not([href="#content"]), button, select, textarea, summary, [role="tab"])';
  const isSmall = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    if (width <= 1) return false;
    const isButton = control.matches(':not(a, button:empty)');
    return Math.min(width, height) < 24 || (isButton && Math.max(width, height) < 44);
  };
  const offered = [...document.querySelectorAll(selector)].filter(isOffered);
  return offered.filter(isSmall).map((control) => control.outerHTML.slice(0, 120));
}
