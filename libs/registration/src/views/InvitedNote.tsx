import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './InvitedNote.module.css';

/** Tells that the invitation of the address holds, so that no code need be typed (REG-12). */
export function InvitedNote({ code }: { readonly code: string }) {
  return (
    <p className={styles.note}>
      <Icon name="gift" />
      <span>
        <FormattedMessage id="registration.invited" values={{ code }} />
      </span>
    </p>
  );
}
