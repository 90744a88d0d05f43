import { paths } from '@playhouse/navigation';
import { Icon } from '@playhouse/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { UnreadBadge } from './AgentTools';
import styles from './AgentFooter.module.css';

export interface AgentFooterProps {
  /** Whether the merchant pays dividends. */
  dividend: boolean;
  /** Unread announcements for agents. */
  unread: number;
}

/** The agent centre's own footer (AGENT-05). */
export function AgentFooter({ dividend, unread }: AgentFooterProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.footer} aria-label={formatMessage({ id: 'agent.home.footer' })}>
      <Link to={paths.home.href()} className={styles.item}>
        <Icon name="home" />
        <FormattedMessage id="agent.home.footerHome" />
      </Link>
      <Link to={paths.agentRegister.href()} className={styles.item}>
        <Icon name="users" />
        <FormattedMessage id="agent.register.submit" />
      </Link>
      {dividend && (
        <Link to={paths.agentDividend.href()} className={styles.item}>
          <Icon name="coins" />
          <FormattedMessage id="screens.agentDividend" />
        </Link>
      )}
      <Link to={paths.memberNotice.href({ types: 'A' })} className={styles.item}>
        <Icon name="bell" />
        <FormattedMessage id="agent.home.footerNotices" />
        <UnreadBadge count={unread} />
      </Link>
    </nav>
  );
}
