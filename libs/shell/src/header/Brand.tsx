import { paths } from '@playhouse/navigation';
import { merchantAssets, useMerchant } from '@playhouse/whitelabel';
import { Link } from 'react-router-dom';
import styles from './Brand.module.css';

/**
 * The merchant's wordmark; the theme says which picture suits the scheme. The mark where there is no room; `hidden` on a
 * phone for what stands in its place there.
 */
export function Brand({ hidden }: { readonly hidden: boolean }) {
  const { name } = useMerchant();
  return (
    <Link
      to={paths.home.href()}
      className={styles.brand}
      hidden={hidden}
      aria-label={name}
      translate="no"
    >
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
