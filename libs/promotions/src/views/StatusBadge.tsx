import { Badge } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { isOverForMember, statusLooks, statusNames } from '../logic/activityStatus';

/** The status of an activity: the next step, or how it ended (ACT-01). */
export function StatusBadge(activity: Pick<promotionCalls.Activity, 'status' | 'endTime'>) {
  const { status } = activity;
  const { tone, action } = statusLooks[status];
  const name = isOverForMember(activity) ? 'promotions.status.unavailable' : statusNames[status];
  return (
    <Badge tone={tone} look={action ? 'solid' : 'soft'}>
      <FormattedMessage id={name} />
    </Badge>
  );
}
