import type { MessageId } from '@playhouse/i18n';
import { Badge, cx, Icon, VisuallyHidden } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgentMenuEntry } from '../logic/menu';
import styles from './AgentHome.module.css';

const titles: Readonly<Record<AgentMenuEntry['name'], MessageId>> = {
  teamOverview: 'screens.teamOverview',
  transactions: 'agent.title.transactions',
  teamManagement: 'screens.teamManagement',
  redRain: 'screens.redRain',
  teamProfitAndLoss: 'screens.teamProfitAndLoss',
  teamBetting: 'screens.teamBetting',
  rebateSettings: 'screens.rebateSettings',
  rebateIncome: 'screens.rebateIncome',
  securityCenter: 'agent.title.securityCenter',
  mail: 'agent.title.mail',
};

export interface AgentToolsProps {
  entries: readonly AgentMenuEntry[];
  /** Unread messages, a badge on the mail tool. */
  unread: number;
  onCustomerService: () => void;
}

/** The grid of tools that the merchant lets agents use; customer service always (AGENT-04). */
export function AgentTools({ entries, unread, onCustomerService }: AgentToolsProps) {
  return (
    <section className={cx(styles.section, styles.tools)}>
      <h2 className={styles.heading}>
        <FormattedMessage id="agent.home.tools" />
      </h2>
      <ul className={styles.grid}>
        {entries.map(({ name, href, icon }) => (
          <li key={name}>
            <Link to={href} className={styles.tool}>
              <Icon name={icon} size="l" />
              <FormattedMessage id={titles[name]} />
              {name === 'mail' && <UnreadBadge count={unread} />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.tool} onClick={onCustomerService}>
            <Icon name="headset" size="l" />
            <FormattedMessage id="agent.title.customerService" />
          </button>
        </li>
      </ul>
    </section>
  );
}

/** A count on a corner; nothing when nothing is unread. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="danger" look="solid" className={styles.badge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        <FormattedMessage id="agent.home.unread" values={{ count }} />
      </VisuallyHidden>
    </Badge>
  );
}
