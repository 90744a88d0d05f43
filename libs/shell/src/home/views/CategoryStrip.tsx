import { categoryHref, categoryName } from '@playhouse/categories';
import type { CategoryName } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryArt } from '../categoryArt';
import styles from './CategoryStrip.module.css';

/** Ways into the games, in the merchant's order: one row to swipe, of which the last in sight is cut to say so. */
export function CategoryStrip({ categories }: { readonly categories: readonly CategoryName[] }) {
  const intl = useIntl();
  return (
    <nav className={styles.strip} aria-label={intl.formatMessage({ id: 'shell.categories.title' })}>
      {categories.map((category) => (
        <Link
          key={category}
          to={categoryHref(category)}
          className={styles.tile}
          data-category={category}
        >
          <img className={styles.art} src={categoryArt(category)} alt="" width="40" height="40" />
          <span className={styles.name}>
            <FormattedMessage id={categoryName(category)} />
          </span>
        </Link>
      ))}
    </nav>
  );
}
