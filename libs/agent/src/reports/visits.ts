import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { AnswerOf, agentCalls } from '@playhouse/wps';
import { defineMessage } from 'react-intl';
import { agentKey } from '../queries';
import { registerMessages } from '../views/registerMessages';

type Page = AnswerOf<typeof agentCalls.linkVisits>;

const title = defineMessage({
  id: 'agent.visits.title',
  defaultMessage: 'Visits of your link',
  description: 'Title of the list that says when an invite link was visited',
});
const quarterLabel = defineMessage({
  id: 'agent.visits.quarter',
  defaultMessage: 'Within 15 minutes from',
  description: 'Heading of the column with the beginning of the quarter of an hour of visits',
});

const columns = [
  { key: 'time', label: quarterLabel, sortable: true },
  { key: 'visits', label: registerMessages.visits, numeric: true, sortable: true },
] as const;

/** When an invite link was visited; nothing is known of who did. */
export const linkVisitsReport = (
  link: string,
): Report<TableRow, Page['items'][number], Page['footer']> => ({
  key: [...agentKey, 'linkVisits', link],
  title,
  columns,
  sort: { column: 'time', descending: true },
  load: (wps, { period, page, sort }, signal) => {
    const query = { ...period, ...page, ...sortedBy(columns, sort), link };
    return wps.call('agent.linkVisits', { query, signal });
  },
  line: ({ time, visits }, write) => ({
    id: String(time),
    cells: { time: write.dateTime(time), visits },
  }),
  totals: ({ visits }, write) => [{ label: write.text(registerMessages.visits), value: visits }],
});
