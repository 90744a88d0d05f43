import { paths } from '@playhouse/navigation';
import { useMerchant } from '@playhouse/whitelabel';
import { Link } from 'react-router-dom';
import styles from './Brand.module.css';

/** The merchant's wordmark; the theme says which picture suits the scheme. */
export function Brand() {
  const { name } = useMerchant();
  return (
    <Link to={paths.home.href()} className={styles.brand} aria-label={name}>
      <span className={styles.logo} />
    </Link>
  );
}
