import { IconButton } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './LaunchBar.module.css';

export interface LaunchBarProps {
  name: string | undefined;
  /** As it is written; nothing while it is not known or hidden. */
  balance: string | undefined;
  onBack: () => void;
}

/** Above the game, and the only bar there: the way back, the name, and the balance that its rounds move. */
export function LaunchBar({ name, balance, onBack }: LaunchBarProps) {
  const intl = useIntl();
  return (
    <header className={styles.bar}>
      <IconButton
        icon="arrow-left"
        label={intl.formatMessage({ id: 'lobby.launch.back' })}
        onClick={onBack}
      />
      <h1 className={styles.title}>{name ?? <FormattedMessage id="lobby.launch.title" />}</h1>
      <output className={styles.balance}>{balance}</output>
    </header>
  );
}
