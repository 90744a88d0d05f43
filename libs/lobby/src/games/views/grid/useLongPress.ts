import { useRef } from 'react';
import type { MouseEvent, TouchEvent } from 'react';

/** Milliseconds after which a press is a long one. */
const longMs = 370;

/** Handlers of what a finger may rest on: a long press does its own, and its end nothing else. */
export function useLongPress(onLong: () => void) {
  const press = useRef<{ timer: number; isLong: boolean }>(undefined);
  const end = () => {
    clearTimeout(press.current?.timer);
  };
  const start = ({ touches }: TouchEvent) => {
    end();
    if (touches.length > 1) return;
    const begun = { timer: 0, isLong: false };
    begun.timer = window.setTimeout(() => {
      begun.isLong = true;
      onLong();
    }, longMs);
    press.current = begun;
  };
  const click = (event: MouseEvent) => {
    const wasLong = press.current?.isLong === true;
    press.current = undefined;
    if (!wasLong) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onClickCapture: click,
    onTouchStart: start,
    onTouchMove: end,
    onTouchEnd: end,
    onTouchCancel: end,
    // A phone's own menu for links would come on top.
    onContextMenu: (event: MouseEvent) => {
      if (press.current?.isLong === true) event.preventDefault();
    },
  };
}
