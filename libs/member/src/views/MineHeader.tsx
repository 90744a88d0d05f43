import { IconButton } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MineHeader.module.css';

export interface MineHeaderProps {
  readonly onBack: () => void;
  readonly onSettings: () => void;
}

/** The member centre's own header, which takes the place of the site's (MINE-01). */
export function MineHeader({ onBack, onSettings }: MineHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={styles.header}>
      <IconButton
        icon="arrow-left"
        variant="overlay"
        label={formatMessage({ id: 'member.back' })}
        onClick={onBack}
      />
      <h1 className={styles.title}>
        <FormattedMessage id="member.title" />
      </h1>
      <IconButton
        icon="settings"
        variant="overlay"
        label={formatMessage({ id: 'member.settings' })}
        onClick={onSettings}
      />
    </header>
  );
}
