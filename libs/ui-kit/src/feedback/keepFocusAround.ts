/**
 * A `ref` for what goes when its own button is pressed, such as an error with a retry: the focus stays on the screen,
 * in what is around it, instead of being lost with the button.
 */
export function keepFocusAround(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement))
      part.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}
