import { categoryHref, categoryName } from '@playhouse/categories';
import { Amount, useMoney } from '@playhouse/i18n';
import { buttonClass, Card, Icon } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { kindName } from '../reports/kindNames';
import { Figures } from './Figures';
import styles from './ClosedCard.module.css';

/** Games of so many categories are offered at once. */
const offered = 3;

/** Why withdrawals are closed and until when: a bar of what is staked, what asked for it, and games that count. */
export function TurnoverCard({ config }: { readonly config: WithdrawConfig }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { categories } = useMerchant();
  const { turnoverOpen, turnoverCauses } = config;
  const required = Math.max(config.turnoverRequired, turnoverOpen);
  const staked = required - turnoverOpen;
  const told = formatMessage(
    { id: 'wallet.turnover.progress' },
    { staked: money(staked), required: money(required), open: money(turnoverOpen) },
  );
  return (
    <Card look="raised" className={styles.card}>
      <h2 className={styles.title}>
        <Icon name="lock" />
        <span>
          <FormattedMessage
            id="wallet.turnover.title"
            values={{ open: <Amount value={turnoverOpen} /> }}
          />
        </span>
      </h2>
      <progress
        className={styles.bar}
        max={required}
        value={staked}
        aria-label={formatMessage({ id: 'wallet.turnover.bar' })}
        aria-valuetext={told}
      />
      <p className={styles.told}>{told}</p>
      <p className={styles.why}>
        <FormattedMessage id="wallet.turnover.why" />
      </p>
      {turnoverCauses.length > 0 && (
        <Figures
          figures={turnoverCauses.map(({ type, remark, amount }, at) => ({
            key: String(at),
            label: remark ?? formatMessage({ id: kindName(type) }),
            value: money(amount),
          }))}
        />
      )}
      <nav className={styles.games} aria-label={formatMessage({ id: 'wallet.turnover.games' })}>
        {categories.slice(0, offered).map((category, at) => (
          <Link
            key={category}
            className={buttonClass({ variant: at === 0 ? 'primary' : 'secondary' })}
            to={categoryHref(category)}
          >
            <FormattedMessage id={categoryName(category)} />
          </Link>
        ))}
      </nav>
    </Card>
  );
}
