import { sortedBy } from '@playhouse/platform';
import type { Report } from '@playhouse/platform';
import type { TableRow } from '@playhouse/ui-kit';
import type { CallAnswer, agentCalls } from '@playhouse/wps';
import { agentKey } from '../queries';

type Page = CallAnswer<typeof agentCalls.linkVisits>;

const columns = [
  { key: 'time', label: 'agent.visits.quarter', sortable: true },
  { key: 'visits', label: 'agent.register.visits', numeric: true, sortable: true },
] as const;

/** When an invite link was visited; nothing is known of who did. */
export const linkVisitsReport = (
  link: string,
): Report<TableRow, Page['items'][number], Page['footer']> => ({
  key: [...agentKey, 'linkVisits', link],
  title: 'screens.teamFigure',
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
  totals: ({ visits }, write) => [{ label: write.text('agent.register.visits'), value: visits }],
});
