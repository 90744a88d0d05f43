import { Button } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { updateMessages } from './updateMessages';
import styles from './UpdatePrompt.module.css';
import { useUpdate } from './updateStore';

/** Offers a new version of the site; it is never forced upon a running game (PWA-01). */
export function UpdatePrompt() {
  const apply = useUpdate((state) => state.apply);
  const later = () => useUpdate.setState({ apply: undefined });
  return (
    <div role="status" className={styles.region}>
      {apply && (
        <div className={styles.prompt}>
          <span className={styles.text}>
            <FormattedMessage {...updateMessages.ready} />
          </span>
          <Button size="s" variant="ghost" onClick={later}>
            <FormattedMessage {...updateMessages.later} />
          </Button>
          <Button size="s" onClick={apply}>
            <FormattedMessage {...updateMessages.now} />
          </Button>
        </div>
      )}
    </div>
  );
}
