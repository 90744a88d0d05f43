import { useRef } from 'react';
import type { TouchEvent } from 'react';
import { isMirrored } from '../isMirrored';
import { getDirection, getSwipe, type Direction } from './swipe';

/** A finger's way since it came down, in CSS px. */
interface Way {
  readonly x: number;
  readonly y: number;
}

interface SwipeReaction {
  onSwipe: (direction: Direction, panel: HTMLElement) => void;
  /** Follows the finger on what listens, unless what lies under it moves that way itself; `undefined` once it is lifted. */
  onMove: (way: Way | undefined, panel: HTMLElement) => void;
}

type Touched = TouchEvent<HTMLElement>;
type Point = Readonly<Record<'clientX' | 'clientY', number>>;

interface Start extends Way {
  /** Known once the finger has moved. */
  isTaken?: boolean;
}

const axes = { left: 'overflowX', right: 'overflowX', up: 'overflowY', down: 'overflowY' } as const;

/** Whether something between finger and listener has more to show in a direction: then the movement scrolls that. */
function isTaken(target: EventTarget, listener: Element, direction: Direction): boolean {
  let element = target instanceof Element ? target : null;
  // A finger in a field moves the cursor.
  if (element?.matches('input, textarea, select') === true) return true;
  for (; element !== null && element !== listener; element = element.parentElement) {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const beyond = scrollWidth - clientWidth;
    // Counted from the right, downward from 0, where lines begin there.
    const before = isMirrored(element) ? beyond + scrollLeft : scrollLeft;
    const left = {
      right: before,
      down: scrollTop,
      left: beyond - before,
      up: scrollHeight - clientHeight - scrollTop,
    }[direction];
    const overflow = getComputedStyle(element)[axes[direction]];
    if (left > 1 && (overflow === 'auto' || overflow === 'scroll')) return true;
  }
  return false;
}

/**
 * Handlers that tell a finger's swipe from a tap or a scroll (SHELL-09). By touch events: a browser that may scroll
 * takes a finger's pointer events away, even where nothing is left to scroll.
 */
export function useSwipe({ onSwipe, onMove }: SwipeReaction) {
  const start = useRef<Start>(undefined);
  /** The finger's way, unless its first movement was for something below it. */
  const wayOf = (touch: Point | undefined, { target, currentTarget }: Touched) => {
    const from = start.current;
    if (from === undefined || touch === undefined) return undefined;
    const way = { x: touch.clientX - from.x, y: touch.clientY - from.y };
    from.isTaken ??= isTaken(target, currentTarget, getDirection(way.x, way.y));
    return from.isTaken ? undefined : way;
  };
  const lift = ({ currentTarget }: Touched) => {
    start.current = undefined;
    onMove(undefined, currentTarget);
  };
  return {
    onTouchStart: ({ touches }: Touched) => {
      const [touch, second] = [touches[0], touches[1]];
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchMove: (event: Touched) => {
      const way = wayOf(event.touches[0], event);
      if (way) onMove(way, event.currentTarget);
    },
    onTouchEnd: (event: Touched) => {
      const way = wayOf(event.changedTouches[0], event);
      const direction = way && getSwipe(way.x, way.y);
      // A swipe may end where the finger has taken things.
      if (direction === undefined) return lift(event);
      start.current = undefined;
      onSwipe(direction, event.currentTarget);
    },
    onTouchCancel: lift,
  };
}
