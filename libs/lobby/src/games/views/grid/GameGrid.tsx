import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useGridSize } from './useGridSize';
import { gridLayout, rowCount } from '../../logic/gridLayout';
import styles from './GameGrid.module.css';
import { GameRow } from './GameRow';
import type { TileGame } from '../../logic/toTile';

export interface GameGridProps {
  games: readonly TileGame[];
  /** Node ids of the favourites. */
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite?: ((nodeId: string, wanted: boolean) => void) | undefined;
  /** Accessible name of the list. */
  label: string;
  /** Called once the grid has its final height: the moment to scroll back to a remembered place. */
  onReady?: (() => void) | undefined;
}

/** Rows kept ready above and below the screen. */
const overscan = 3;

/**
 * Grid of any number of games in a DOM of constant size: only the rows near the screen exist.
 * Every row's height follows from the grid's width, so nothing is measured while scrolling.
 */
export function GameGrid(props: GameGridProps) {
  const { games, favourites, onOpen, onFavourite, label, onReady } = props;
  const grid = useRef<HTMLDivElement>(null);
  const size = useGridSize(grid);
  const { columns, tileHeight, rowHeight } = gridLayout(size.width, size.rem);
  const rows = useMemo(
    () =>
      Array.from({ length: rowCount(games.length, columns) }, (_, row) =>
        games.slice(row * columns, (row + 1) * columns),
      ),
    [games, columns],
  );
  // oxlint-disable-next-line react/incompatible-library -- its values are read where they are made, and memoized parts get none of its functions
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: size.top,
    // Scrolling asks for a render in the next frame; it must never force one in the middle of this.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const { measured } = size;
  useLayoutEffect(() => {
    if (measured) onReady?.();
  }, [measured, onReady]);
  const shown = virtualizer.getVirtualItems();
  return (
    <div
      ref={grid}
      role="list"
      aria-label={label}
      className={styles.grid}
      style={{ height: rows.length * rowHeight }}
    >
      {shown.map(({ index, key, start }) => (
        <GameRow
          key={key}
          games={rows[index] ?? []}
          first={index * columns}
          total={games.length}
          columns={columns}
          height={tileHeight}
          top={start - size.top}
          favourites={favourites}
          onOpen={onOpen}
          onFavourite={onFavourite}
        />
      ))}
    </div>
  );
}
