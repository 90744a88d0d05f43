import { useDateTime } from '@playhouse/i18n';
import { Button } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
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
      title={<FormattedMessage id="content.maintenance.title" />}
      text={<FormattedMessage id="content.maintenance.text" />}
    >
      {until !== undefined && (
        <p className={styles.until}>
          <FormattedMessage
            id="content.maintenance.until"
            values={{ time: format.dateTime(until) }}
          />
        </p>
      )}
      <Button icon="refresh" loading={checking} onClick={onRetry}>
        <FormattedMessage id="content.maintenance.check" />
      </Button>
    </ClosedView>
  );
}
