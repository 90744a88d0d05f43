import { GameTile } from '../../../../libs/lobby/src/games/views/grid/GameTile';
import type { GameGridProps } from '../../../../libs/lobby/src/games/views/grid/GameGrid';
import styles from './NaiveGrid.module.css';

/** The same tiles, all of them in the page: what the lobby's grid is compared with. */
export function NaiveGrid({ games, favourites, onOpen, onFavourite, label }: GameGridProps) {
  return (
    <div role="list" aria-label={label} className={styles.grid}>
      {games.map((game) => (
        <div key={game.nodeId} role="listitem">
          <GameTile
            game={game}
            favourite={favourites.has(game.nodeId)}
            onOpen={onOpen}
            onFavourite={onFavourite}
          />
        </div>
      ))}
    </div>
  );
}
