import { getDirection, type Direction } from '../gesture/swipe';
import { useSwipe } from '../gesture/useSwipe';
import { isMirrored } from '../isMirrored';
import type { ModalPanelProps } from './ModalPanel';

/** Where a panel goes when it is pushed away: out over the edge from which it came. */
const ways = { bottom: 'down', start: 'left', end: 'right', dialog: undefined } as const;

const opposites = { left: 'right', right: 'left', up: 'up', down: 'down' } as const;

/** The direction in which a finger's would lead where lines run from left to right. */
const turn = (direction: Direction, panel: Element): Direction =>
  isMirrored(panel) ? opposites[direction] : direction;

/**
 * Handlers by which a finger takes a sheet with it and, past a swipe's length, closes it; in a window that is a book it
 * turns the pages (SHELL-09).
 */
export function usePanelSwipe(props: ModalPanelProps): ReturnType<typeof useSwipe> {
  const { shape, dismissible = true, onClose, onTurn } = props;
  const way: Direction | undefined = dismissible ? ways[shape] : undefined;
  return useSwipe({
    onMove: (moved, panel) => {
      const goes = moved !== undefined && turn(getDirection(moved.x, moved.y), panel) === way;
      const along = way === 'down' ? `0 ${moved?.y ?? 0}px` : `${moved?.x ?? 0}px 0`;
      panel.style.translate = goes ? along : '';
    },
    onSwipe: (swiped, panel) => {
      const direction = turn(swiped, panel);
      if (direction === way) onClose();
      else if (direction === 'left') onTurn?.(1);
      else if (direction === 'right') onTurn?.(-1);
    },
  });
}
