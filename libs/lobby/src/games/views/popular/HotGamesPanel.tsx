import { cx } from '@playhouse/ui-kit';
import type { ViewState } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { firstRow, idOfTile } from '../grid/firstRow';
import { GameTile } from '../grid/GameTile';
import tiles from '../grid/tiles.module.css';
import type { TileGame } from '../../logic/toTile';
import { BlockEmpty, BlockError } from '../home/BlockState';
import { HotGamesSkeleton } from './HotGamesSkeleton';
import styles from './HotGamesPanel.module.css';

export interface HotGamesPanelProps {
  state: ViewState<readonly TileGame[]>;
  /** Node ids. */
  favourites: ReadonlySet<string>;
  onOpen: (nodeId: string) => void;
  onFavourite: (nodeId: string, wanted: boolean) => void;
}

/** A dozen fills whole rows at 2, 3 and 4 columns. */
export const hotGamesShown = 12;

/** The most popular games as a small grid: few enough to need no scrolling machinery. */
export function HotGamesPanel({ state, favourites, onOpen, onFavourite }: HotGamesPanelProps) {
  switch (state.status) {
    case 'loading':
      return <HotGamesSkeleton />;
    case 'error':
      return <BlockError text={state.text} retry={state.retry} />;
    case 'empty':
      return (
        <BlockEmpty>
          <FormattedMessage
            id="lobby.popular.empty"
            defaultMessage="No popular games here yet"
            description="A category without popular games"
          />
        </BlockEmpty>
      );
    case 'ready': {
      const shown = state.data.slice(0, hotGamesShown);
      return (
        <div className={cx(tiles.frame, styles.panel)}>
          <ul className={tiles.grid}>
            {shown.map((game, index) => (
              <li key={game.nodeId} id={idOfTile(index, shown.length)}>
                <GameTile
                  game={game}
                  favourite={favourites.has(game.nodeId)}
                  onOpen={onOpen}
                  onFavourite={onFavourite}
                  eager={index < firstRow}
                />
              </li>
            ))}
          </ul>
        </div>
      );
    }
  }
}
