import { memo } from 'react';
import type { GameGridProps } from './GameGrid';
import { GameTile } from './GameTile';
import { fetchedAt, idOfTile } from './firstRow';
import styles from './tiles.module.css';

export interface TileGroupProps extends Omit<GameGridProps, 'label' | 'onReady'> {
  /** Place of the group's first game in the list, from 0. */
  first: number;
}

/** A group's own array is made anew when the list grows; what counts is which games are in it. */
const isSame = (one: TileGroupProps, { games, ...other }: TileGroupProps) =>
  one.games.length === games.length &&
  one.games.every((game, index) => game === games[index]) &&
  one.favourites === other.favourites &&
  one.onOpen === other.onOpen &&
  one.onAbout === other.onAbout &&
  one.onFavourite === other.onFavourite;

/** Tiles of a grid that stand by themselves: what comes to one group is no work for the others. */
export const TileGroup = memo(function TileGroup(props: TileGroupProps) {
  const { games, favourites, onOpen, onAbout, onFavourite, first } = props;
  return (
    <div role="presentation" className={styles.grid}>
      {games.map((game, index) => (
        <div
          key={game.nodeId}
          role="listitem"
          id={first === 0 ? idOfTile(index, games.length) : undefined}
        >
          <GameTile
            game={game}
            favourite={favourites.has(game.nodeId)}
            onOpen={onOpen}
            onAbout={onAbout}
            onFavourite={onFavourite}
            fetched={fetchedAt(first + index)}
          />
        </div>
      ))}
    </div>
  );
}, isSame);
