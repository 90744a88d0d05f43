import { openOverlay } from '@playhouse/navigation';
import { useCallback } from 'react';
import type { GameItem } from '../logic/types';
import { useFavourites } from './useFavourites';
import { useOpenGame } from '@playhouse/categories';

const none: readonly GameItem[] = [];

/** Answers taps on tiles of these games: start the game, change its heart, or tell about it. */
export function useGameTiles(games: readonly GameItem[] = none) {
  const { ids, toggle } = useFavourites();
  const open = useOpenGame();
  const onOpen = useCallback(
    (nodeId: string) => {
      const game = games.find((item) => item.nodeId === nodeId);
      if (game) open(game);
    },
    [games, open],
  );
  const onFavourite = useCallback(
    (nodeId: string, wanted: boolean) => {
      const game = games.find((item) => item.nodeId === nodeId);
      if (game) toggle(game, wanted);
    },
    [games, toggle],
  );
  const onAbout = useCallback(
    (nodeId: string) => {
      const game = games.find((item) => item.nodeId === nodeId);
      if (game) openOverlay({ kind: 'game', game });
    },
    [games],
  );
  return { favourites: ids, onOpen, onFavourite, onAbout };
}
