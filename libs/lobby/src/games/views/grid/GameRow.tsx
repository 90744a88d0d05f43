import { memo } from 'react';
import { useTurn } from './useTurn';
import styles from './GameGrid.module.css';
import { GameTile } from './GameTile';
import type { TileGame } from '../../logic/toTile';

export interface GameRowProps {
  games: readonly TileGame[];
  /** Place of the row's first game among all, from 0. */
  first: number;
  /** How many games all rows hold. */
  total: number;
  columns: number;
  /** Height, and distance from the top of the grid, in CSS px. */
  height: number;
  top: number;
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite?: ((nodeId: string, wanted: boolean) => void) | undefined;
}

/** Rows of the first screen and what is kept ready below it. */
const firstRows = 8;

/** One row of the grid; a row that only comes into view again is not rendered again. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, first, total, columns, height, top, favourites, onOpen, onFavourite } = props;
  const eager = first < 2 * columns;
  // A fling asks for more rows than a slow phone draws in a frame: their places come at once.
  const drawn = useTurn(first < firstRows * columns);
  return (
    <div
      role="presentation"
      className={styles.row}
      style={{
        height,
        transform: `translateY(${String(top)}px)`,
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
      }}
    >
      {games.map((game, index) => (
        <div
          key={game.nodeId}
          role="listitem"
          aria-setsize={total}
          aria-posinset={first + index + 1}
        >
          {drawn ? (
            <GameTile
              game={game}
              favourite={favourites.has(game.nodeId)}
              onOpen={onOpen}
              onFavourite={onFavourite}
              eager={eager}
            />
          ) : (
            <div className={styles.place} />
          )}
        </div>
      ))}
    </div>
  );
});
