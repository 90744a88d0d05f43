/**
 * A `ref` for what goes when it is pressed, or a button in it, such as what can be claimed once or an error with a
 * retry: the focus stays on the screen, in what is around it, instead of being lost with the button.
 */
export function keepFocusAround(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement))
      part.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}
