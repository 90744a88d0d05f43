import type { KeyboardEvent } from 'react';

const back = ['ArrowLeft', 'ArrowUp'];
const forth = ['ArrowRight', 'ArrowDown'];

/** The index a key moves to, around the ends; -1 when the key does not move. Stops the page from scrolling. */
export function moveByKey(event: KeyboardEvent, index: number, count: number): number {
  let next = -1;
  if (back.includes(event.key)) next = (index - 1 + count) % count;
  if (forth.includes(event.key)) next = (index + 1) % count;
  if (event.key === 'Home') next = 0;
  if (event.key === 'End') next = count - 1;
  if (next >= 0) event.preventDefault();
  return next;
}
