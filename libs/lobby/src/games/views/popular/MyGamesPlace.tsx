import { cx } from '@playhouse/ui-kit';
import tiles from '../grid/tiles.module.css';
import styles from './MyGamesPlace.module.css';

export interface MyGamesPlaceProps {
  /** Whether a member is known to be here; before that, a mark of the page tells. */
  isKept: boolean;
}

/** Where a member's own games will be: nothing for all others. */
export function MyGamesPlace({ isKept }: MyGamesPlaceProps) {
  return (
    <div className={cx(tiles.frame, styles.place, isKept && styles.kept)}>
      <div className={tiles.shelf} />
    </div>
  );
}
