import { defineMessages, FormattedMessage } from 'react-intl';
import styles from './LiveMark.module.css';

const messages = defineMessages({
  live: {
    id: 'lobby.matches.live',
    defaultMessage: 'Live',
    description: 'Said of a match that is being played',
  },
});

/** Says of a match that it has begun. */
export function LiveMark() {
  return (
    <strong className={styles.live}>
      <FormattedMessage {...messages.live} />
    </strong>
  );
}
