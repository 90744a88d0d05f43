import { useRef } from 'react';
import type { MouseEvent, SyntheticEvent, TouchEvent } from 'react';

/** Milliseconds after which a press is a long one. */
const longMs = 370;

function findNode({ target }: SyntheticEvent): string | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null;
  return tile?.dataset['node'];
}

const isAbout = ({ target }: SyntheticEvent) =>
  target instanceof HTMLButtonElement && !target.hasAttribute('aria-pressed');

/**
 * Handlers for what stands around tiles: the small button of a tile and a long press on it tell about the game. One for
 * all tiles, so that none of them has to carry any.
 */
export function useTilePress(onAbout: (nodeId: string) => void) {
  const press = useRef<{ timer: number; isLong: boolean }>(undefined);
  const end = () => {
    clearTimeout(press.current?.timer);
  };
  const start = (event: TouchEvent) => {
    end();
    const nodeId = findNode(event);
    if (nodeId === undefined || event.touches.length > 1) return;
    const begun = { timer: 0, isLong: false };
    begun.timer = window.setTimeout(() => {
      begun.isLong = true;
      onAbout(nodeId);
    }, longMs);
    press.current = begun;
  };
  const click = (event: MouseEvent) => {
    const nodeId = findNode(event);
    const wasLong = press.current?.isLong === true;
    press.current = undefined;
    if (!wasLong && !(isAbout(event) && nodeId !== undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!wasLong && nodeId !== undefined) onAbout(nodeId);
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
