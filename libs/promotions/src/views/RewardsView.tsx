import type { MessageId } from '@playhouse/i18n';
import { useDateTime, useMoney } from '@playhouse/i18n';
import { Badge, Button, RecordList } from '@playhouse/ui-kit';
import type { BadgeProps } from '@playhouse/ui-kit';
import type { promotionCalls } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';

type Reward = promotionCalls.Reward;

export interface RewardsViewProps {
  /** At least one. */
  readonly rewards: readonly Reward[];
  /** Id of the reward that is being taken. */
  readonly claiming: string | undefined;
  readonly onClaim: (id: string) => void;
}

const tones: Record<Reward['status'], BadgeProps['tone']> = {
  claimable: 'success',
  claimed: 'neutral',
  expired: 'warning',
};

const names: Record<Reward['status'], MessageId> = {
  claimable: 'promotions.rewards.claimable',
  claimed: 'promotions.status.claimed',
  expired: 'promotions.rewards.expired',
};

/** Rewards, those that can be taken first (ROUTE-14). */
export function RewardsView({ rewards, claiming, onClaim }: RewardsViewProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDateTime();
  const money = useMoney();
  const ready = rewards.filter(({ status }) => status === 'claimable');
  const rest = rewards.filter(({ status }) => status !== 'claimable');
  return (
    <RecordList
      label={formatMessage({ id: 'screens.rewardCenter' })}
      items={[...ready, ...rest].map(({ id, title, amount, status, expireTime }) => ({
        id,
        title,
        text:
          expireTime == null
            ? undefined
            : formatMessage({ id: 'promotions.rewards.until' }, { time: dateTime(expireTime) }),
        amount: money(amount),
        badge: (
          <Badge tone={tones[status]}>
            <FormattedMessage id={names[status]} />
          </Badge>
        ),
        actions: status === 'claimable' && (
          <Button
            size="s"
            loading={claiming === id}
            aria-label={`${formatMessage({ id: 'promotions.status.claim' })}: ${title}`}
            onClick={() => onClaim(id)}
          >
            <FormattedMessage id="promotions.status.claim" />
          </Button>
        ),
      }))}
    />
  );
}
