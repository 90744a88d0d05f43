import { Badge } from '@playhouse/ui-kit';
import type { BadgeProps } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { orderStatusNames } from '../../logic/orderStatus';
import type { OrderStatus } from '../../logic/types';

const tones: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  open: 'info',
  won: 'success',
  returned: 'neutral',
  part: 'neutral',
  lost: 'neutral',
  cancelled: 'warning',
};

/** State of a lottery order or of one of its bets. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge tone={tones[status]}>
      <FormattedMessage id={orderStatusNames[status]} />
    </Badge>
  );
}
