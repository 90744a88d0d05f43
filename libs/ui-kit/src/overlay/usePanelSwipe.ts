import { getDirection, type Direction } from '../gesture/swipe';
import { useSwipe } from '../gesture/useSwipe';
import type { ModalPanelProps } from './ModalPanel';

/** Where a panel goes when it is pushed away: out over the edge from which it came. */
const ways = { bottom: 'down', left: 'left', right: 'right', dialog: undefined } as const;

/**
 * Handlers by which a finger takes a sheet with it and, past a swipe's length, closes it; in a window that is a book it
 * turns the pages (SHELL-09).
 */
export function usePanelSwipe(props: ModalPanelProps): ReturnType<typeof useSwipe> {
  const { shape, dismissible = true, onClose, onTurn } = props;
  const way: Direction | undefined = dismissible ? ways[shape] : undefined;
  return useSwipe({
    onMove: (moved, panel) => {
      const goes = moved !== undefined && getDirection(moved.x, moved.y) === way;
      const along = way === 'down' ? `0 ${moved?.y ?? 0}px` : `${moved?.x ?? 0}px 0`;
      panel.style.translate = goes ? along : '';
    },
    onSwipe: (direction) => {
      if (direction === way) onClose();
      else if (direction === 'left') onTurn?.(1);
      else if (direction === 'right') onTurn?.(-1);
    },
  });
}
