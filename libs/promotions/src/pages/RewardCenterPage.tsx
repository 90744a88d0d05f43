import { useMoney } from '@playhouse/i18n';
import { useMove } from '@playhouse/movements';
import { paths } from '@playhouse/navigation';
import { useViewState, useWps } from '@playhouse/platform';
import { buttonClass, EmptyState, Page, Skeleton, StateView, toast } from '@playhouse/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { rewardsOptions } from '../queries';
import { RewardsView } from '../views/RewardsView';

/** The reward centre (ROUTE-14). */
export function RewardCenterPage() {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const state = useViewState(useQuery(rewardsOptions(useWps())));
  const claim = useMove('promotions.claimReward');
  const take = (id: string) =>
    claim.mutate(
      { id },
      {
        onSuccess: ({ amount }) =>
          toast.success(
            formatMessage({ id: 'promotions.rewards.taken' }, { amount: money(amount) }),
            {
              durationMs: 3000,
            },
          ),
      },
    );
  return (
    <Page title={formatMessage({ id: 'screens.rewardCenter' })}>
      <StateView
        state={state}
        skeleton={<Skeleton count={4} />}
        empty={
          <EmptyState
            icon="trophy"
            title={<FormattedMessage id="promotions.rewards.empty" />}
            text={<FormattedMessage id="promotions.rewards.empty.text" />}
            action={
              <Link className={buttonClass()} to={paths.activities.href()}>
                <FormattedMessage id="promotions.activity.toList" />
              </Link>
            }
          />
        }
      >
        {(rewards) => (
          <RewardsView
            rewards={rewards}
            claiming={claim.isPending ? claim.variables.id : undefined}
            onClaim={take}
          />
        )}
      </StateView>
    </Page>
  );
}
