import { FormattedMessage } from 'react-intl';
import { NoGamesPicture } from '../grid/NoGamesPicture';
import styles from './NoHits.module.css';

/** Says that nothing was found for some words. */
export function NoHits({ words }: { words: string }) {
  return (
    <div className={styles.none}>
      <NoGamesPicture />
      <p className={styles.text}>
        <FormattedMessage id="search.none" values={{ words }} />
      </p>
    </div>
  );
}
