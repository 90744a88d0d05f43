/**
 * A `ref` for a button that goes when it is pressed, such as what can be claimed once or a retry: the focus stays on the
 * screen, in what is around it, instead of being lost with the button.
 */
export function keepFocusAround(button: HTMLElement | null): () => void {
  return () => {
    if (button?.contains(document.activeElement))
      button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}

/** Brings the focus to an element when it is on nothing, because what had it is gone; takes it from nobody. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
