import { cx } from '@playhouse/ui-kit';
import tiles from '../grid/tiles.module.css';
import styles from './MyGamesPlace.module.css';

/** Where a member's own games will be: nothing for all others (a mark of the last visit tells, before the first paint). */
export function MyGamesPlace() {
  return (
    <div className={cx(tiles.frame, styles.place)}>
      <div className={tiles.shelf} />
    </div>
  );
}
