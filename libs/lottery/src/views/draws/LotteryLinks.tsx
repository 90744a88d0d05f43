import { paths } from '@playhouse/navigation';
import { buttonClass, ButtonContent, ButtonRow } from '@playhouse/ui-kit';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** From the lotteries to the member's own bets and to what was drawn. */
export function LotteryLinks() {
  const look = buttonClass({ variant: 'secondary', size: 'm' });
  return (
    <ButtonRow>
      <Link to={paths.lotteryOrders.href()} className={look}>
        <ButtonContent icon="receipt" iconSize="s">
          <FormattedMessage id="lottery.list.myBets" />
        </ButtonContent>
      </Link>
      <Link to={paths.lotteryResults.href()} className={look}>
        <ButtonContent icon="trophy" iconSize="s">
          <FormattedMessage id="screens.lotteryResults" />
        </ButtonContent>
      </Link>
    </ButtonRow>
  );
}
