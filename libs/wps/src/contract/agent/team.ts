import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, pagedWithFooter, pageQuery, sortQuery } from '../paging';
import { count, day, id, maybe, money, queryBoolean, queryCount, text, time } from '../values';

/** Whole days in the merchant's time zone, both included. */
const period = once(() => ({ startDate: day(), endDate: day() }));

/** Counters of a period (AGENT-03); `size` 0 asks for the footer alone. */
export const teamKpi = defineCall({
  name: 'agent.teamKpi',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamKpi',
  module: 'AGEINFO3',
  query: () => z.object({ ...period(), size: z._default(queryCount(), 0) }),
  answer: () =>
    z.object({
      footer: z.object({
        teamLoginMemberCount: count(),
        teamBetMemberCount: count(),
        teamRegisterMemberCount: count(),
        teamOnlineCount: count(),
      }),
    }),
  session: 'required',
  summary: 'Answers the counters of a team',
});

export const teamOverview = defineCall({
  name: 'agent.teamOverview',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamOverview',
  module: 'AGEINFO3',
  query: () => z.object(period()),
  answer: () =>
    z.object({
      memberCount: count(),
      agentCount: count(),
      newMemberCount: count(),
      activeMemberCount: count(),
      teamBalance: money(),
      depositAmount: money(),
      withdrawAmount: money(),
      betAmount: money(),
      winAmount: money(),
      rebateAmount: money(),
      netAmount: money(),
      /** The agent's own earnings on days of the period that were settled. */
      ownRebateAmount: z._default(money(), 0),
      ownSalaryAmount: z._default(money(), 0),
      ownDividendAmount: z._default(money(), 0),
    }),
  session: 'required',
  summary: 'Answers the overview of a team',
});

/** A team's figures from `day` on: for a day, a week from its Monday, or a month from its first. */
export const trendPoint = once(() =>
  z.object({
    day: day(),
    depositAmount: money(),
    withdrawAmount: money(),
    /** Stakes and wins as they moved in the wallets. */
    betAmount: money(),
    winAmount: money(),
    netAmount: money(),
    /** Stakes and wins of the rounds that were settled: what the list of bets adds up. */
    settledBetAmount: money(),
    settledWinAmount: money(),
  }),
);
export type TrendPoint = z.output<ReturnType<typeof trendPoint>>;

/** How a team did over a period: in days up to two months, weeks up to a year, else months. Those without anything are left out. */
export const teamTrend = defineCall({
  name: 'agent.teamTrend',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamTrend',
  module: 'AGEINFO3',
  query: () => z.object({ ...period(), gameType: z.optional(z.string()) }),
  answer: () => z.object({ unit: z.enum(['day', 'week', 'month']), points: z.array(trendPoint()) }),
  session: 'required',
  summary: 'Answers the course of a team over a period',
});

/** A downline; `type` is a member type, rates are percent by category. */
export const teamMember = once(() =>
  z.object({
    id: id(),
    account: z.string(),
    nickname: maybe(z.string()),
    type: z.int(),
    level: z._default(z.int(), 1),
    balance: money(),
    teamCount: z._default(count(), 0),
    regDate: time(),
    lastLoginTime: maybe(time()),
    online: z._default(z.boolean(), false),
  }),
);
export type TeamMember = z.output<ReturnType<typeof teamMember>>;

/** Direct downlines of the agent, or of the downline named by `parentId`, whose account is told below them. */
export const teamList = defineCall({
  name: 'agent.teamList',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamList',
  module: 'AGEDOWNMAN3',
  query: () =>
    z.object({
      ...keyedPageQuery(),
      ...sortQuery(['account', 'balance', 'teamCount', 'regDate']),
      account: z.optional(text(64)),
      parentId: z.optional(text(64)),
      type: z.optional(queryCount()),
    }),
  answer: () =>
    pagedWithFooter(teamMember(), maybe(z.object({ parentAccount: maybe(z.string()) }))),
  session: 'required',
  summary: 'Lists downlines',
});

const amounts = once(() => ({
  betAmount: money(),
  winAmount: money(),
  rebateAmount: money(),
  netAmount: money(),
}));

export const teamPnl = defineCall({
  name: 'agent.teamPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamProfitLoss',
  module: 'PERSPNL3',
  query: () =>
    z.object({
      ...period(),
      ...pageQuery(),
      ...sortQuery([
        'account',
        'netAmount',
        'betAmount',
        'winAmount',
        'depositAmount',
        'withdrawAmount',
        'rebateAmount',
      ]),
      account: z.optional(text(64)),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        account: z.string(),
        depositAmount: money(),
        withdrawAmount: money(),
        ...amounts(),
      }),
      z.object({ depositAmount: money(), withdrawAmount: money(), ...amounts() }),
    ),
  session: 'required',
  summary: 'Lists profit and loss by downline',
});

export const teamBetting = defineCall({
  name: 'agent.teamBetting',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamBetting',
  module: 'MEMTRANS3',
  query: () =>
    z.object({
      ...period(),
      ...keyedPageQuery(),
      ...sortQuery([
        'betTime',
        'account',
        'netAmount',
        'betAmount',
        'winAmount',
        'gameName',
        'gameType',
      ]),
      account: z.optional(text(64)),
      /** Whether `account` is the whole name of one downline, and not a part of names. */
      exact: z.optional(queryBoolean()),
      gameType: z.optional(z.string()),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        orderId: id(),
        account: z.string(),
        gameName: z.string(),
        vendor: z.string(),
        gameType: maybe(z.string()),
        betAmount: money(),
        winAmount: money(),
        betTime: time(),
      }),
      z.object({ betAmount: money(), winAmount: money() }),
    ),
  session: 'required',
  summary: 'Lists bets of a team',
});
