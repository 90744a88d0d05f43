import { categoryHref, categoryMessage } from '@playhouse/categories';
import type { CategoryName } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryArt } from '../categoryArt';
import { homeMessages } from '../homeMessages';
import styles from './CategoryStrip.module.css';

/**
 * As few gaps in the last row as the number of tiles allows. Said in the markup: a style sheet that
 * counted children would move them while the page is still arriving.
 */
function columnsOf(count: number): 3 | 4 | 5 {
  if (count === 5 || count > 8) return 5;
  return count === 3 || count === 6 ? 3 : 4;
}

/** Ways into the games, in the merchant's order. */
export function CategoryStrip({ categories }: { readonly categories: readonly CategoryName[] }) {
  const intl = useIntl();
  return (
    <nav
      className={styles.strip}
      data-columns={columnsOf(categories.length)}
      aria-label={intl.formatMessage(homeMessages.categories)}
    >
      {categories.map((category) => (
        <Link
          key={category}
          to={categoryHref(category)}
          className={styles.tile}
          data-category={category}
        >
          <img className={styles.art} src={categoryArt(category)} alt="" width="52" height="52" />
          <span className={styles.name}>
            <FormattedMessage {...categoryMessage(category)} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
