import { memo } from 'react';
import type { Run } from '../../logic/drawnTiles';
import type { GameGridProps } from './GameGrid';
import { GameTile } from './GameTile';
import { fetchedAt, firstPage, idOfTile } from './firstPage';
import styles from './tiles.module.css';

export interface TileGroupProps extends GameGridProps, Run {
  columns: number;
}

/** Tiles of a grid that stand by themselves: what comes to one group is no work for the others. */
export const TileGroup = memo(function TileGroup(props: TileGroupProps) {
  const { games, favourites, onOpen, onFavourite, first, end, columns } = props;
  const column = first % columns;
  return (
    <div role="presentation" className={styles.grid}>
      {games.slice(first, end).map((game, index) => (
        <div
          key={game.nodeId}
          role="listitem"
          aria-setsize={games.length}
          aria-posinset={first + index + 1}
          id={idOfTile(first + index, games.length)}
          // The first one may stand in the middle of its row, where it will be when the row is whole.
          style={index === 0 && column > 0 ? { gridColumnStart: column + 1 } : undefined}
        >
          <GameTile
            game={game}
            favourite={favourites.has(game.nodeId)}
            onOpen={onOpen}
            onFavourite={onFavourite}
            // Later tiles are drawn because they are near.
            fetched={first + index < firstPage ? fetchedAt(first + index) : 'now'}
          />
        </div>
      ))}
    </div>
  );
});
