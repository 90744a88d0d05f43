import { paths } from '@playhouse/navigation';
import { buttonClass, EmptyState } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

const titles = {
  noPassword: 'wallet.withdraw.noPassword',
  noCard: 'wallet.withdraw.noCard',
} as const;

const texts = {
  noPassword: 'wallet.withdraw.noPassword.text',
  noCard: 'wallet.withdraw.noCard.text',
} as const;

/** Why no withdrawal is possible now, and the way to change that. */
export function WithdrawObstacle({
  kind,
}: {
  readonly kind: 'noPassword' | 'noCard' | 'noneLeft';
}) {
  if (kind === 'noneLeft') {
    return <EmptyState icon="clock" title={<FormattedMessage id="wallet.withdraw.noneLeft" />} />;
  }
  return (
    <EmptyState
      icon={kind === 'noCard' ? 'card' : 'lock'}
      title={<FormattedMessage id={titles[kind]} />}
      text={<FormattedMessage id={texts[kind]} />}
      action={
        <Link className={buttonClass()} to={paths.securityCenter.href()}>
          <FormattedMessage id="wallet.securityCenter" />
        </Link>
      }
    />
  );
}
