import { defineMessages } from 'react-intl';

export const reportMessages = defineMessages({
  period: {
    id: 'ui.period.label',
    defaultMessage: 'Period',
    description: 'Spoken name of the group of buttons that choose the period of a report',
  },
  today: { id: 'ui.period.today', defaultMessage: 'Today', description: 'Period of one day' },
  week: { id: 'ui.period.week', defaultMessage: '7 days', description: 'Period of seven days' },
  month: { id: 'ui.period.month', defaultMessage: '30 days', description: 'Period of thirty days' },
  custom: {
    id: 'ui.period.custom',
    defaultMessage: 'Dates',
    description: 'Opens two date fields to choose any period',
  },
  from: { id: 'ui.period.from', defaultMessage: 'From', description: 'First day of the period' },
  to: { id: 'ui.period.to', defaultMessage: 'To', description: 'Last day of the period' },
  all: {
    id: 'ui.report.all',
    defaultMessage: 'All',
    description: 'First choice of the filter above a report',
  },
  empty: {
    id: 'ui.report.empty',
    defaultMessage: 'Nothing in this period',
    description: 'In place of a report without lines',
  },
  emptyText: {
    id: 'ui.report.empty.text',
    defaultMessage: 'Choose other dates to see more.',
    description: 'Below "Nothing in this period"',
  },
});
