import { useMoney } from '@playhouse/i18n';
import { useIntl } from 'react-intl';
import type { AmountBounds, AmountIssue } from './logic/amount';
import { cashierMessages, tooLargeMessage, tooSmallMessage } from './messages/cashierMessages';

/** What is wrong with an amount, in words. */
export function useAmountText(): (issue: AmountIssue | undefined, bounds: AmountBounds) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (issue, { minimum = 0, maximum = 0 }) => {
    switch (issue) {
      case undefined:
        return '';
      case 'tooSmall':
        return formatMessage(tooSmallMessage, { limit: money(minimum) });
      case 'tooLarge':
        return formatMessage(tooLargeMessage, { limit: money(maximum) });
      default:
        return formatMessage(cashierMessages[issue]);
    }
  };
}
