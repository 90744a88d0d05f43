import { Amount, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { buttonClass, Card, Icon } from '@playhouse/ui-kit';
import { useMerchant } from '@playhouse/whitelabel';
import { majorUnits, minorUnits } from '@playhouse/wps';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { WithdrawConfig } from '../logic/withdrawLimits';
import { kindName } from '../reports/kindNames';
import styles from './ClosedCard.module.css';
import { Figures } from './Figures';

/** Withdrawals are closed to a player who was given something and has not deposited yet: what it was, and the way on. */
export function LockedGiftsCard({ gifts }: { readonly gifts: WithdrawConfig['lockedGifts'] }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const { scale } = useMerchant().currency;
  const sum = gifts.reduce((all, { amount }) => all + (minorUnits(amount, scale) ?? 0), 0);
  return (
    <Card look="raised" className={styles.card}>
      <h2 className={styles.title}>
        <Icon name="lock" />
        <FormattedMessage id="wallet.gifts.title" />
      </h2>
      <p className={styles.why}>
        <FormattedMessage
          id="wallet.gifts.why"
          values={{ amount: <Amount value={majorUnits(sum, scale)} /> }}
        />
      </p>
      <Figures
        figures={gifts.map(({ type, remark, amount }, at) => ({
          key: String(at),
          label: remark ?? formatMessage({ id: kindName(type) }),
          value: money(amount),
        }))}
      />
      <Link className={buttonClass({ variant: 'primary' })} to={paths.deposit.href()}>
        <FormattedMessage id="screens.deposit" />
      </Link>
    </Card>
  );
}
