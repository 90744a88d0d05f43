import { isPageBusy } from '@playhouse/navigation';
import { Button } from '@playhouse/ui-kit';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAttention } from '../attention/attention';
import styles from './UpdatePrompt.module.css';
import { useUpdate } from './updateStore';

/** How often an offer looks whether the page is busy, in milliseconds. */
const lookEveryMs = 1000;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, lookEveryMs);
  return () => clearInterval(timer);
}

/** Offers a new version of the site, but not over a running game or a form with words in it (PWA-01). */
export function UpdatePrompt() {
  const apply = useUpdate((state) => state.apply);
  return (
    <div role="status" aria-live="polite" className={styles.region}>
      {apply && <Offer apply={apply} />}
    </div>
  );
}

function Offer({ apply }: { readonly apply: () => void }) {
  const busy = useSyncExternalStore(everySecond, isPageBusy, () => false);
  const isTurn = useAttention('update', busy ? 'no' : 'yes');
  const later = () => useUpdate.setState({ apply: undefined });
  if (!isTurn) return null;
  return (
    <div className={styles.prompt}>
      <span className={styles.text}>
        <FormattedMessage id="shell.update.ready" />
      </span>
      <Button size="s" variant="ghost" onClick={later}>
        <FormattedMessage id="shell.update.later" />
      </Button>
      <Button size="s" onClick={apply}>
        <FormattedMessage id="shell.update.now" />
      </Button>
    </div>
  );
}
