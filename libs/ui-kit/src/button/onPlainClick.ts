import type { MouseEvent } from 'react';

/**
 * Lets a link do more than lead to its address: a plain click does `act` instead. Every other one is the
 * browser's, which opens tabs and windows, and so is every click while no script runs.
 */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    act();
  };
}
