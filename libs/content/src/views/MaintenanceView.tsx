import { useDateTime } from '@playhouse/i18n';
import { Button } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { closedMessages } from '../messages';
import { ClosedView } from './ClosedView';
import styles from './ClosedView.module.css';

interface MaintenanceViewProps {
  /** Expected end, epoch milliseconds. */
  readonly until: number | undefined;
  /** The platform is being asked right now. */
  readonly checking: boolean;
  readonly onRetry: () => void;
}

/** The platform is being worked on (START-01). */
export function MaintenanceView({ until, checking, onRetry }: MaintenanceViewProps) {
  const format = useDateTime();
  return (
    <ClosedView
      icon="settings"
      title={<FormattedMessage {...closedMessages.maintenanceTitle} />}
      text={<FormattedMessage {...closedMessages.maintenanceText} />}
    >
      {until !== undefined && (
        <p className={styles.until}>
          <FormattedMessage
            {...closedMessages.maintenanceUntil}
            values={{ time: format.dateTime(until) }}
          />
        </p>
      )}
      <Button icon="refresh" loading={checking} onClick={onRetry}>
        <FormattedMessage {...closedMessages.check} />
      </Button>
    </ClosedView>
  );
}
