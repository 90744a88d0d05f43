import { Badge } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { statusLooks, statusNames } from '../logic/activityStatus';

/** The status of an activity: the next step, or how it ended (ACT-01). */
export function StatusBadge({ status }: { readonly status: promotionCalls.ActivityStatus }) {
  const { tone, action } = statusLooks[status];
  return (
    <Badge tone={tone} look={action ? 'solid' : 'soft'}>
      <FormattedMessage id={statusNames[status]} />
    </Badge>
  );
}
