import { useDateTime, useMoney } from '@playhouse/i18n';
import { useIntl } from 'react-intl';
import type { ReportWriter } from './report';

/** Writes lines of reports in the player's language and the merchant's currency. */
export function useReportWriter(): ReportWriter {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { dateTime, time } = useDateTime();
  const money = useMoney();
  return {
    text: (message, values) => formatMessage({ id: message }, values),
    nameOf: (names, value) => {
      const name = Object.hasOwn(names, value) ? names[value] : undefined;
      return name ? formatMessage({ id: name }) : value;
    },
    money,
    signedMoney: (amount) => money(amount, { signed: true }),
    percent: (percent) =>
      formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 3 }),
    dateTime,
    time,
    // The day is the merchant's already; noon keeps it the same in every zone near it.
    day: (day) => formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
}
