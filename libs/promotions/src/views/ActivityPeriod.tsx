import { useDateTime } from '@playhouse/i18n';
import { FormattedMessage } from 'react-intl';

export interface ActivityPeriodProps {
  /** Epoch milliseconds. */
  readonly startTime?: number | null | undefined;
  readonly endTime?: number | null | undefined;
}

/** First and last day of an activity; nothing for one without an end. */
export function ActivityPeriod({ startTime, endTime }: ActivityPeriodProps) {
  const { date } = useDateTime();
  if (startTime == null || endTime == null) return false;
  return (
    <FormattedMessage
      id="promotions.activity.period"
      values={{ from: date(startTime), to: date(endTime) }}
    />
  );
}
