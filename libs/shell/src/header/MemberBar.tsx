import { paths } from '@playhouse/navigation';
import { useMemberInfo } from '@playhouse/session';
import type { Session } from '@playhouse/session';
import { Icon } from '@playhouse/ui-kit';
import type { IconName } from '@playhouse/ui-kit';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Balance } from './Balance';
import styles from './Header.module.css';

interface MoneyLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly strong?: boolean;
}

function MoneyLink({ to, icon, label, strong = false }: MoneyLinkProps) {
  return (
    <Link to={to} className={styles.money} data-strong={strong} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** Header of a member: name or nickname, total balance, deposit and withdraw (SHELL-04). */
export function MemberBar({ session }: { readonly session: Session }) {
  const intl = useIntl();
  const { data: member } = useMemberInfo();
  return (
    <>
      <span className={styles.member} tabIndex={-1}>
        <span className={styles.name}>{member?.nickname || session.userName}</span>
        <Balance />
      </span>
      <MoneyLink
        strong
        to={paths.deposit.href()}
        icon="wallet"
        label={intl.formatMessage({ id: 'shell.deposit' })}
      />
      <MoneyLink
        to={paths.withdraw.href()}
        icon="bank"
        label={intl.formatMessage({ id: 'shell.withdraw' })}
      />
    </>
  );
}
