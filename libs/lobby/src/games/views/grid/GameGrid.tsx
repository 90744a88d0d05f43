import { useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { getGroup, getGroups } from '../../logic/drawnTiles';
import type { TileGame } from '../../logic/toTile';
import { createDrawing } from './drawing';
import { firstPage } from './firstPage';
import { TileGroup } from './TileGroup';
import { useTilePress } from './useTilePress';
import styles from './tiles.module.css';

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
  /** Called once the grid has its final height: the moment to scroll back to a remembered place. */
  onReady?: (() => void) | undefined;
}

const inServer = () => undefined;

/**
 * Grid of any number of games in a DOM of constant size: only the tiles near the screen exist, above and
 * below them stands empty space of the same height. Before the first layout it is the first page, placed
 * by the style sheet alone.
 */
export function GameGrid(props: GameGridProps) {
  const { games, label, onReady } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [drawing] = useState(() => createDrawing(firstPage));
  const drawn = useSyncExternalStore(drawing.subscribe, drawing.drawn, inServer);
  const [, settle] = useReducer((times: number) => times + 1, 0);
  const total = games.length;
  useLayoutEffect(() => drawing.setTiles(total), [drawing, total]);
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const leave = drawing.follow(frame.current);
    // The store's own word comes after the first paint; the height must be right in it.
    if (drawing.drawn() !== undefined) settle();
    return leave;
  }, [drawing]);
  const measured = drawn !== undefined;
  const isReady = measured || total <= firstPage;
  // Other than `undefined`, which stands for those who do not ask.
  const told = useRef<unknown>(null);
  useLayoutEffect(() => {
    // Games that come later make it grow; whoever waited for it has heard.
    if (!isReady || told.current === onReady) return;
    told.current = onReady;
    onReady?.();
    drawing.update();
  }, [isReady, onReady, drawing]);

  const { columns, pitch } = drawn?.measure ?? { columns: 1, pitch: 0 };
  const { first, end } = drawn?.run ?? { first: 0, end: firstPage };
  const above = Math.floor(first / columns);
  const below = Math.max(0, Math.ceil(total / columns) - Math.ceil(end / columns));
  return (
    <div
      ref={frame}
      role="list"
      aria-label={label}
      className={styles.frame}
      {...useTilePress(props.onAbout)}
    >
      {measured && above > 0 && <Space height={above * pitch} />}
      {getGroups({ first, end: Math.min(end, total) }).map((run) => (
        <TileGroup key={getGroup(run.first)} {...props} {...run} columns={columns} />
      ))}
      {measured && below > 0 && <Space height={below * pitch} />}
    </div>
  );
}

/** Stands for rows that do not exist, in CSS px. */
function Space({ height }: { readonly height: number }) {
  return <div role="presentation" className={styles.space} style={{ height }} />;
}
