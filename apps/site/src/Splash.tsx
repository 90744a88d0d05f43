import { Scriptless, StartFailure } from '@playhouse/shell';
import { Page, Spinner } from '@playhouse/ui-kit';
import { merchantAssets } from '@playhouse/whitelabel';
import styles from './Splash.module.css';

/**
 * Stands at every address but home until its screen is there, without any script: the merchant's mark,
 * and a way on when the script cannot be had.
 */
export function Splash() {
  return (
    <Page className={styles.splash}>
      <img src={merchantAssets.mark} alt="" width="72" height="72" />
      <span className={styles.wait}>
        <Spinner />
      </span>
      <StartFailure />
      <Scriptless />
    </Page>
  );
}
