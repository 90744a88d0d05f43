/** Whether an element's lines run from right to left. */
export const isMirrored = (element: Element | null): boolean =>
  element?.closest('[dir]')?.getAttribute('dir') === 'rtl';
