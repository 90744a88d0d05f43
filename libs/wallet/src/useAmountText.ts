import { useMoney } from '@playhouse/i18n';
import { useIntl } from 'react-intl';
import type { AmountBounds, AmountIssue } from './logic/amount';

const issues = {
  required: 'ui.field.required',
  invalid: 'wallet.issue.invalid',
  overBalance: 'wallet.issue.overBalance',
} as const;

/** Says in words why an amount cannot be taken. */
export function useAmountText(): (issue: AmountIssue | undefined, bounds: AmountBounds) => string {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (issue, { minimum = 0, maximum = 0 }) => {
    switch (issue) {
      case undefined:
        return '';
      case 'tooSmall':
        return formatMessage({ id: 'wallet.issue.tooSmall' }, { limit: money(minimum) });
      case 'tooLarge':
        return formatMessage({ id: 'wallet.issue.tooLarge' }, { limit: money(maximum) });
      default:
        return formatMessage({ id: issues[issue] });
    }
  };
}
