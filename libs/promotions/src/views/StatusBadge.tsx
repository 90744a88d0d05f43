import { Badge } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { statusLooks, statusNames } from '../logic/activityStatus';

/** What can be done with an activity, or what became of it (ACT-01). */
export function StatusBadge({ status }: { readonly status: promotionCalls.ActivityStatus }) {
  const { tone, action } = statusLooks[status];
  return (
    <Badge tone={tone} look={action ? 'solid' : 'soft'}>
      <FormattedMessage id={statusNames[status]} />
    </Badge>
  );
}
