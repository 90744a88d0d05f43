import { Page, Spinner } from '@playhouse/ui-kit';
import { merchantAssets } from '@playhouse/whitelabel';
import styles from './Splash.module.css';

/** What every address but home shows until its screen is there: the merchant's mark, without any script. */
export function Splash() {
  return (
    <Page className={styles.splash}>
      <img src={merchantAssets.mark} alt="" width="72" height="72" />
      <Spinner />
    </Page>
  );
}
