import { paths } from '@playhouse/navigation';
import { buttonClass, EmptyState } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { cashierMessages } from '../messages/cashierMessages';
import { withdrawMessages } from '../messages/withdrawMessages';

const texts = { noPassword: 'noPasswordText', noCard: 'noCardText' } as const;

/** Why no withdrawal is possible now, and the way to change that. */
export function WithdrawObstacle({
  kind,
}: {
  readonly kind: 'noPassword' | 'noCard' | 'noneLeft';
}) {
  if (kind === 'noneLeft') {
    return <EmptyState icon="clock" title={<FormattedMessage {...withdrawMessages.noneLeft} />} />;
  }
  return (
    <EmptyState
      icon={kind === 'noCard' ? 'card' : 'lock'}
      title={<FormattedMessage {...withdrawMessages[kind]} />}
      text={<FormattedMessage {...withdrawMessages[texts[kind]]} />}
      action={
        <Link className={buttonClass()} to={paths.securityCenter.href()}>
          <FormattedMessage {...cashierMessages.securityCenter} />
        </Link>
      }
    />
  );
}
