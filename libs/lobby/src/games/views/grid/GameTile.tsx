import { Icon, Image, onPlainClick } from '@playhouse/ui-kit';
import type { ImageProps } from '@playhouse/ui-kit';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { TileGame } from '../../logic/toTile';
import styles from './GameTile.module.css';
import { useLongPress } from './useLongPress';

export interface GameTileProps {
  game: TileGame;
  favourite: boolean;
  onOpen: (nodeId: string) => void;
  /** Tells about the game, before it starts. */
  onAbout: (nodeId: string) => void;
  /** Left out where hearts make no sense, as among popular vendors. */
  onFavourite?: ((nodeId: string, wanted: boolean) => void) | undefined;
  /** When its picture is fetched. @default 'near' */
  fetched?: ImageProps['fetched'];
}

/** Tile of a game: picture, vendor label, heart and name; a tap starts the game, a long press tells about it (LIST-03). */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const { game, favourite, onOpen, onAbout, onFavourite, fetched } = props;
  const intl = useIntl();
  const { nodeId, name, vendor, href } = game;
  const press = useLongPress(() => onAbout(nodeId));
  return (
    <div className={styles.tile}>
      <a
        href={href}
        className={styles.open}
        aria-label={intl.formatMessage({ id: 'lobby.tile.open' }, { name, vendor })}
        onClick={onPlainClick(() => onOpen(nodeId))}
        {...press}
      >
        <span className={styles.picture}>
          <Image sources={game.sources} alt="" ratio="1:1" fetched={fetched} fallbackIcon="dice" />
          <span className={styles.vendor}>
            <span>{vendor}</span>
          </span>
        </span>
        <span className={styles.name}>{name}</span>
      </a>
      {onFavourite && (
        <button
          type="button"
          className={styles.about}
          aria-label={intl.formatMessage({ id: 'lobby.tile.about' }, { name })}
          onClick={() => onAbout(nodeId)}
        >
          <Icon name="info" size="s" />
        </button>
      )}
      {onFavourite && (
        <button
          type="button"
          className={styles.heart}
          aria-pressed={favourite}
          aria-label={intl.formatMessage({ id: 'lobby.tile.favourite' }, { name })}
          onClick={() => onFavourite(nodeId, !favourite)}
        >
          <Icon name={favourite ? 'heart-filled' : 'heart'} size="s" />
        </button>
      )}
    </div>
  );
});
