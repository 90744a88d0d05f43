import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import type { TileGame } from '../../logic/toTile';
import { TileGroup } from './TileGroup';
import styles from './tiles.module.css';

/** Whole rows whether a grid has two, three, four or six columns. */
const tilesOfGroup = 12;

export interface GameGridProps {
  games: readonly TileGame[];
  /** Node ids of the favourites. */
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite?: ((nodeId: string, wanted: boolean) => void) | undefined;
  /** Tells about a game, before it starts. */
  onAbout: (nodeId: string) => void;
  /** Accessible name of the list. */
  label: string;
  /** Called once the grid has its height: the moment to scroll back to a remembered place. */
  onReady?: (() => void) | undefined;
}

/** Where each group of a list begins. */
const firstTiles = (tiles: number) =>
  Array.from({ length: Math.ceil(tiles / tilesOfGroup) }, (_, group) => group * tilesOfGroup);

/**
 * Grid of the games that are loaded, in groups that are laid out and painted by themselves. Nothing of the page's own runs
 * while it is scrolled.
 */
export function GameGrid({ label, onReady, ...shared }: GameGridProps) {
  // A page that comes while the player scrolls is rendered between the frames.
  const games = useDeferredValue(shared.games);
  // Other than `undefined`, which stands for those who do not ask.
  const told = useRef<unknown>(null);
  useLayoutEffect(() => {
    // Games that come later make it grow; whoever waited for it has heard.
    if (told.current === onReady) return;
    told.current = onReady;
    onReady?.();
  }, [onReady]);
  return (
    <div role="list" aria-label={label} className={styles.frame}>
      {firstTiles(games.length).map((first) => (
        <TileGroup
          key={first}
          {...shared}
          games={games.slice(first, first + tilesOfGroup)}
          first={first}
        />
      ))}
    </div>
  );
}
