import { useCallback, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { ListTab } from '../../../../libs/lobby/src/games/logic/listState';
import type { GameGridProps } from '../../../../libs/lobby/src/games/views/grid/GameGrid';
import { QuickTabs } from '../../../../libs/lobby/src/games/views/list/QuickTabs';
import { VendorBar } from '../../../../libs/lobby/src/games/views/list/VendorBar';
import { makeTiles, vendors } from './tiles';
import styles from './Screen.module.css';

export interface ScreenProps {
  tiles: number;
  Grid: ComponentType<GameGridProps>;
}

/** The list of the lobby with its own parts, its games at hand: what a tap costs here is rendering alone. */
export function Screen({ tiles, Grid }: ScreenProps) {
  const all = useMemo(() => makeTiles(tiles), [tiles]);
  const [tab, setTab] = useState<ListTab>('all');
  const [vendor, setVendor] = useState<string>();
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const games = useMemo(() => {
    const ofVendor = vendor === undefined ? all : all.filter((game) => game.vendor === vendor);
    return tab === 'hot' ? ofVendor.toReversed() : ofVendor;
  }, [all, tab, vendor]);
  const onOpen = useCallback(() => undefined, []);
  const onFavourite = useCallback((nodeId: string, wanted: boolean) => {
    setFavourites(
      (old) => new Set(wanted ? [...old, nodeId] : [...old].filter((id) => id !== nodeId)),
    );
  }, []);
  return (
    <main className={styles.screen}>
      <div className={styles.bar}>
        <QuickTabs tab={tab} onTab={setTab} />
        <VendorBar vendors={vendors} selected={vendor} onSelect={setVendor} />
      </div>
      <Grid
        label="Games"
        games={games}
        favourites={favourites}
        onOpen={onOpen}
        onFavourite={onFavourite}
        onAbout={onOpen}
      />
    </main>
  );
}
