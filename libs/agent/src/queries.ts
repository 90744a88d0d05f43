import type { Period } from '@playhouse/i18n';
import { keyedPages, serverClock, sortedBy } from '@playhouse/platform';
import { memberKey } from '@playhouse/session';
import type { contractCalls } from '@playhouse/wps';
import type { WpsClient } from '@playhouse/wps';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ContractKind } from './logic/contractKind';
import { untilRainChanges } from './logic/redRain';
import { teamColumns } from './teamColumns';

/** First part of every key of this library; below the member's, so that a change of member drops them. */
export const agentKey = [...memberKey, 'agent'] as const;

/** How a team is sorted; without it agents come first. */
export interface TeamSort {
  readonly column: string;
  readonly descending: boolean;
}

/** Members that one page of the team carries. */
const pageSize = 20;

/** Today's counters (AGENT-03). */
export function teamKpiOptions(wps: WpsClient, period: Period) {
  return queryOptions({
    queryKey: [...agentKey, 'kpi', period],
    queryFn: async ({ signal }) => {
      const answer = await wps.call('agent.teamKpi', { query: { ...period, size: 0 }, signal });
      return answer.footer;
    },
  });
}

/** How many announcements to agents are unread (AGENT-05). A failure is not told. */
export function agentUnreadOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...agentKey, 'unread'],
    queryFn: async ({ signal }) => {
      const query = { types: 'A', groupName: 'm_home' } as const;
      const answer = await wps.call('content.agentAnnouncements', { query, signal });
      return answer.footer.unreadCount;
    },
    meta: { silent: true },
  });
}

export function teamOverviewOptions(wps: WpsClient, period: Period) {
  return queryOptions({
    queryKey: [...agentKey, 'overview', period],
    queryFn: ({ signal }) => wps.call('agent.teamOverview', { query: period, signal }),
  });
}

/** How the team did over a period, in one category of games or in all. */
export function teamTrendOptions(wps: WpsClient, period: Period, gameType?: string) {
  return queryOptions({
    queryKey: [...agentKey, 'trend', period, gameType],
    queryFn: ({ signal }) =>
      wps.call('agent.teamTrend', { query: { ...period, gameType }, signal }),
  });
}

/** Direct downlines of the agent, or of `parentId`. */
export function teamListOptions(
  wps: WpsClient,
  filter: { readonly account?: string; readonly parentId?: string },
  sort?: TeamSort,
) {
  return infiniteQueryOptions({
    queryKey: [...agentKey, 'team', filter, sort],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...sortedBy(teamColumns, sort), ...pageParam };
      return wps.call('agent.teamList', { query, signal });
    },
    placeholderData: (before, query) =>
      // The lines stay where they are until they come in their new order.
      JSON.stringify(query?.queryKey.at(-2)) === JSON.stringify(filter) ? before : undefined,
    ...keyedPages(pageSize),
  });
}

/** Rates of new downlines, or of the downline named (percent by category). */
export function rebateSettingsOptions(wps: WpsClient, memberId?: string) {
  return queryOptions({
    queryKey: [...agentKey, 'rebates', memberId],
    queryFn: ({ signal }) => wps.call('agent.rebateSettings', { query: { memberId }, signal }),
  });
}

export function inviteLinksOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...agentKey, 'inviteLinks'],
    queryFn: ({ signal }) => wps.call('agent.inviteLinks', { signal }),
  });
}

export function redRainOptions(wps: WpsClient) {
  return queryOptions({
    queryKey: [...agentKey, 'redRain'],
    queryFn: ({ signal }) => wps.call('promotions.redRain', { signal }),
    // It begins and ends while somebody watches.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && untilRainChanges(data, serverClock.now()),
  });
}

/** The contract of a kind that was offered to the agent; null when there is none. */
export function contractOptions(wps: WpsClient, kind: ContractKind) {
  const ask: Record<ContractKind, (signal: AbortSignal) => Promise<contractCalls.Contract | null>> =
    {
      salary: (signal) => wps.call('contracts.dailySalaryRequest', { signal }),
      dividend: (signal) => wps.call('contracts.dividendRequest', { query: {}, signal }),
      hourly: (signal) => wps.call('contracts.hourlySalaryRequest', { signal }),
    };
  return queryOptions({
    queryKey: [...agentKey, 'contract', kind],
    queryFn: ({ signal }) => ask[kind](signal),
  });
}
