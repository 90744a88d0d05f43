import { useDateTime, useMoney } from '@playhouse/i18n';
import { paths } from '@playhouse/navigation';
import { balanceMask, Button, buttonClass, EmptyState } from '@playhouse/ui-kit';
import type { CallAnswer, lobbyCalls } from '@playhouse/wps';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './slip.module.css';

export interface PlacedViewProps {
  order: CallAnswer<typeof lobbyCalls.placeOrder>;
  /** Whether the player shows the balance. */
  balanceVisible: boolean;
  onAgain: () => void;
}

/** After a slip was paid: its draw, what is left, and where its end will be told. */
export function PlacedView({ order, balanceVisible, onAgain }: PlacedViewProps) {
  const { dateTime } = useDateTime();
  const amount = useMoney()(order.sumBalance);
  const balance = balanceVisible ? amount : balanceMask;
  return (
    <EmptyState
      icon="check-circle"
      title={<FormattedMessage id="lottery.placed" values={{ numero: order.numero }} />}
      text={
        <FormattedMessage
          id="lottery.placed.text"
          values={{ time: dateTime(order.drawTime), balance }}
        />
      }
      action={
        <div className={styles.actions}>
          <Link to={paths.lotteryOrder.href({ orderId: order.orderId })} className={buttonClass()}>
            <FormattedMessage id="lottery.mine" />
          </Link>
          <Button variant="ghost" onClick={onAgain}>
            <FormattedMessage id="lottery.again" />
          </Button>
        </div>
      }
    />
  );
}
