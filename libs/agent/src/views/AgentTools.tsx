import { Badge, Icon, VisuallyHidden } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgentMenuEntry } from '../logic/menu';
import { agentTitles } from '../messages';
import { homeMessages, unreadMessage } from './homeMessages';
import styles from './AgentHome.module.css';

export interface AgentToolsProps {
  entries: readonly AgentMenuEntry[];
  /** Unread messages, a badge on the mail tool. */
  unread: number;
  onCustomerService: () => void;
}

/** The grid of tools that the merchant lets agents use; customer service always (AGENT-04). */
export function AgentTools({ entries, unread, onCustomerService }: AgentToolsProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <FormattedMessage {...homeMessages.tools} />
      </h2>
      <ul className={styles.grid}>
        {entries.map(({ name, href, icon }) => (
          <li key={name}>
            <Link to={href} className={styles.tool}>
              <Icon name={icon} size="l" />
              <FormattedMessage {...agentTitles[name]} />
              {name === 'mail' && <UnreadBadge count={unread} />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.tool} onClick={onCustomerService}>
            <Icon name="headset" size="l" />
            <FormattedMessage {...agentTitles.customerService} />
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
        <FormattedMessage {...unreadMessage} values={{ count }} />
      </VisuallyHidden>
    </Badge>
  );
}
