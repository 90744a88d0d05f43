import { paths } from '@playhouse/navigation';
import { buttonClass, Icon } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './LotteryLinks.module.css';
import { lotteryLinkMessages } from './lotteryLinkMessages';

/** From the lotteries to the member's own bets and to what was drawn. */
export function LotteryLinks() {
  const look = buttonClass({ variant: 'secondary', size: 'm' });
  return (
    <div className={styles.links}>
      <Link to={paths.lotteryOrders.href()} className={look}>
        <Icon name="receipt" size="s" />
        <FormattedMessage {...lotteryLinkMessages.bets} />
      </Link>
      <Link to={paths.lotteryResults.href()} className={look}>
        <Icon name="trophy" size="s" />
        <FormattedMessage {...lotteryLinkMessages.results} />
      </Link>
    </div>
  );
}
