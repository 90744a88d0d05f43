import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, plainList, pagedWithFooter, pageQuery, sortQuery } from '../paging';
import { count, day, id, maybe, money, nothing, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

export {
  teamBetting,
  teamKpi,
  teamList,
  teamMember,
  teamOverview,
  teamPnl,
  teamTrend,
} from './team';
export type { TeamMember, TrendPoint } from './team';
export { figureEntries, figureMembers, headFigures, linkVisits, moneyFigures } from './figures';
export type { HeadFigure, MoneyFigure } from './figures';

const period = once(() => ({ startDate: day(), endDate: day() }));

/**
 * Rates in percent by category: `min` is what somebody below has already, `max` what the superior can pass on at most.
 */
export const rebateRate = once(() =>
  z.object({
    gameType: z.string(),
    rate: z.number(),
    min: z._default(z.number(), 0),
    max: z.number(),
  }),
);
export type RebateRate = z.output<ReturnType<typeof rebateRate>>;

/** Rates of the agent's new downlines, or of the downline named, whose `account` comes along. */
export const rebateSettings = defineCall({
  name: 'agent.rebateSettings',
  method: 'GET',
  path: '/wps/agent/rebate',
  query: () => z.object({ memberId: z.optional(text(64)) }),
  answer: () => z.object({ account: maybe(z.string()), rates: z.array(rebateRate()) }),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Answers rebate rates of a downline',
});

/** Sets rates, which count from the day that it answers: a downline's from tomorrow, so that each day has one rate. */
export const setRebateSettings = defineCall({
  name: 'agent.setRebateSettings',
  method: 'PUT',
  path: '/wps/agent/rebate',
  body: () =>
    z.object({
      memberId: z.optional(text(64)),
      rates: z.array(
        z.object({ gameType: text(32, 1), rate: z.number().check(z.minimum(0), z.maximum(100)) }),
      ),
    }),
  answer: () => z.object({ countsFrom: day() }),
  errors: [errorCodes.rebateOutOfRange, errorCodes.notFound],
  session: 'required',
  summary: 'Sets rebate rates of a downline',
});

export const rebateIncome = defineCall({
  name: 'agent.rebateIncome',
  method: 'GET',
  path: '/wps/relay/ODSFE2_teamRebate',
  query: () =>
    z.object({
      ...period(),
      ...keyedPageQuery(),
      ...sortQuery(['day', 'account', 'gameType', 'betAmount', 'rate', 'amount']),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        id: id(),
        day: day(),
        account: z.string(),
        gameType: z.string(),
        betAmount: money(),
        rate: z.number(),
        amount: money(),
      }),
      z.object({ amount: money() }),
    ),
  session: 'required',
  summary: 'Lists rebates earned from a team',
});

/** Registers a downline; `type` 0 a player, 1 an agent. Rates in percent by category. */
export const registerDownline = defineCall({
  name: 'agent.registerDownline',
  method: 'POST',
  path: '/wps/agent/register',
  module: 'AGEDOWNMAN3',
  encoding: 'encrypted',
  body: () =>
    z.object({
      username: text(64, 1),
      password: text(128, 1),
      type: z.union([z.literal(0), z.literal(1)]),
      rates: z.optional(z.array(z.object({ gameType: text(32, 1), rate: z.number() }))),
    }),
  answer: () => z.object({ id: id(), account: z.string() }),
  errors: [
    errorCodes.usernameExists,
    errorCodes.rebateOutOfRange,
    errorCodes.noPermission,
    errorCodes.requestInvalid,
  ],
  session: 'required',
  summary: 'Registers a downline',
});

/** A link that registers downlines of a type under this agent. */
export const inviteLink = once(() =>
  z.object({
    id: id(),
    code: z.string(),
    url: z.string(),
    type: z.int(),
    /** Rates of whoever registers with it, in percent by category. */
    rates: z._default(z.array(z.object({ gameType: z.string(), rate: z.number() })), []),
    visitCount: z._default(count(), 0),
    registerCount: z._default(count(), 0),
    createTime: time(),
  }),
);
export type InviteLink = z.output<ReturnType<typeof inviteLink>>;

export const inviteLinks = defineCall({
  name: 'agent.inviteLinks',
  method: 'GET',
  path: '/wps/agent/inviteLink',
  module: 'AFFMAN3',
  answer: () => plainList(inviteLink()),
  session: 'required',
  summary: 'Lists invite links',
});

export const createInviteLink = defineCall({
  name: 'agent.createInviteLink',
  method: 'POST',
  path: '/wps/agent/inviteLink',
  module: 'AFFMAN3',
  body: () => z.object({ type: z.union([z.literal(0), z.literal(1)]) }),
  answer: () => inviteLink(),
  errors: [errorCodes.noPermission],
  session: 'required',
  summary: 'Creates an invite link',
});

export const removeInviteLink = defineCall({
  name: 'agent.removeInviteLink',
  method: 'DELETE',
  path: '/wps/agent/inviteLink',
  module: 'AFFMAN3',
  query: () => z.object({ id: text(64, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Removes an invite link',
});

/** The affiliate behind a code or a domain. */
export const affiliate = defineCall({
  name: 'agent.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  query: () => z.object({ code: z.optional(text(64)), domain: z.optional(text(253)) }),
  answer: () => z.object({ code: maybe(z.string()), agentName: maybe(z.string()) }),
  summary: 'Answers the affiliate of a code or a domain',
});

/** Dividends by settlement period, newest first unless sorted otherwise; rates in percent. */
export const dividend = defineCall({
  name: 'agent.dividend',
  method: 'GET',
  path: '/wps/relay/ODSFE2_agentDividend',
  query: () =>
    z.object({
      ...period(),
      ...pageQuery(),
      ...sortQuery(['endDate', 'amount', 'status', 'turnover', 'netLoss', 'rate']),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        id: id(),
        startDate: day(),
        endDate: day(),
        turnover: money(),
        netLoss: money(),
        rate: z.number(),
        amount: money(),
        status: z.enum(['pending', 'issued', 'none']),
      }),
      z.object({ amount: money() }),
    ),
  session: 'required',
  summary: 'Lists dividends of an agent',
});
