/** Controls that reach out of something that cuts them off, such as a card with round corners. */
export function cutControls(): string[] {
  const isCut = (control: Element) => {
    const { right, width } = control.getBoundingClientRect();
    for (let box = control.parentElement; width > 1 && box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX !== 'visible' && box.getBoundingClientRect().right < right - 1) return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll('main :is(input, button, a, select)')];
  // Slides of a carousel wait out of view.
  const shown = controls.filter((control) => control.closest('[inert]') === null);
  return shown.filter(isCut).map((control) => control.outerHTML.slice(0, 120));
}
