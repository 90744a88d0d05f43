import { IconButton } from '@playhouse/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './LaunchBar.module.css';

export interface LaunchBarProps {
  name: string | undefined;
  /** As it is written; nothing while it is not known or hidden. */
  balance: string | undefined;
  onBack: () => void;
}

const messages = defineMessages({
  back: {
    id: 'lobby.launch.back',
    defaultMessage: 'Leave the game',
    description: 'Button above a running game that leads back',
  },
  title: {
    id: 'lobby.launch.title',
    defaultMessage: 'Game',
    description: 'Title of the launch screen until the name of the game is known',
  },
});

/** Above the game, and the only bar there: the way back, the name, and the balance that its rounds move. */
export function LaunchBar({ name, balance, onBack }: LaunchBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <IconButton icon="arrow-left" label={intl.formatMessage(messages.back)} onClick={onBack} />
      <h1 className={styles.title}>{name ?? <FormattedMessage {...messages.title} />}</h1>
      <output className={styles.balance}>{balance}</output>
    </header>
  );
}
