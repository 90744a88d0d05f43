import type { KeyboardEvent } from 'react';
import { isMirrored } from '../isMirrored';

const ahead = { back: 'ArrowLeft', forth: 'ArrowRight' };

/** Where lines run from right to left. */
const turned = { back: 'ArrowRight', forth: 'ArrowLeft' };

/** The index a key moves to, around the ends; -1 when the key does not move. Stops the page from scrolling. */
export function moveByKey(event: KeyboardEvent, index: number, count: number): number {
  let next = -1;
  const { back, forth } = isMirrored(event.currentTarget) ? turned : ahead;
  if (event.key === back || event.key === 'ArrowUp') next = (index - 1 + count) % count;
  if (event.key === forth || event.key === 'ArrowDown') next = (index + 1) % count;
  if (event.key === 'Home') next = 0;
  if (event.key === 'End') next = count - 1;
  if (next >= 0) event.preventDefault();
  return next;
}
