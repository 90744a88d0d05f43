import { IconButton } from '@playhouse/ui-kit';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styles from './LaunchBar.module.css';
import { namelessGameMessage } from './namelessGameMessage';

export interface LaunchBarProps {
  name: string | undefined;
  /** As it is written; nothing while it is not known or hidden. */
  balance: string | undefined;
  onBack: () => void;
}

const backMessage = defineMessage({
  id: 'lobby.launch.back',
  defaultMessage: 'Leave the game',
  description: 'Button above a running game that leads back',
});

/** Above the game, and the only bar there: the way back, the name, and the balance that its rounds move. */
export function LaunchBar({ name, balance, onBack }: LaunchBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <IconButton icon="arrow-left" label={intl.formatMessage(backMessage)} onClick={onBack} />
      <h1 className={styles.title}>{name ?? <FormattedMessage {...namelessGameMessage} />}</h1>
      <output className={styles.balance}>{balance}</output>
    </header>
  );
}
