import { paths } from '@playhouse/navigation';
import { merchantAssets, useMerchant } from '@playhouse/whitelabel';
import { Link } from 'react-router-dom';
import styles from './Brand.module.css';

/** The merchant's wordmark; the theme says which picture suits the scheme. The mark where there is no room. */
export function Brand() {
  const { name } = useMerchant();
  return (
    <Link to={paths.home.href()} className={styles.brand} aria-label={name}>
      <span className={styles.logo} />
      <img
        className={styles.mark}
        src={merchantAssets.mark}
        alt=""
        width="28"
        height="28"
        loading="lazy"
      />
    </Link>
  );
}
