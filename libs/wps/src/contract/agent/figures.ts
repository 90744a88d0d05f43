import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, pagedWithFooter, sortQuery } from '../paging';
import { count, day, id, maybe, money, text, time } from '../values';
import { errorCodes } from '../../errorCodes';
import { transactionTypes } from '../wallet/wallet';

/** Whole days in the merchant's time zone, both included. */
const period = once(() => ({ startDate: day(), endDate: day() }));

/**
 * Figures of money on an agent's screens: what moved in the wallets below the agent, and (`own…`) what came into its
 * own for days that were settled.
 */
export const moneyFigures = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'net',
  'ownRebate',
  'ownSalary',
  'ownDividend',
] as const;
export type MoneyFigure = (typeof moneyFigures)[number];

/** Figures of heads on an agent's screens: members below the agent. */
export const headFigures = [
  'members',
  'agents',
  'newMembers',
  'activeMembers',
  'loggedIn',
  'online',
  'invited',
] as const;
export type HeadFigure = (typeof headFigures)[number];

/**
 * The entries that a figure of money adds up to, newest first unless sorted otherwise; `account` leaves those of one downline, by its whole
 * name. `amount` is what an entry adds to the figure, and the footer's the figure itself.
 */
export const figureEntries = defineCall({
  name: 'agent.figureEntries',
  method: 'GET',
  path: '/wps/relay/ODSFE2_figureEntries',
  module: 'AGEINFO3',
  query: () =>
    z.object({
      ...period(),
      ...keyedPageQuery(),
      ...sortQuery(['createTime', 'account', 'amount', 'type']),
      figure: z.enum(moneyFigures),
      account: z.optional(text(64)),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        id: id(),
        account: z.string(),
        type: z.enum(transactionTypes),
        createTime: time(),
        remark: maybe(z.string()),
        amount: money(),
      }),
      z.object({ amount: money() }),
    ),
  errors: [errorCodes.noPermission],
  session: 'required',
  summary: 'Lists the entries behind a figure of an agent',
});

/** The members that a figure of heads counts, with what they hold; the footer adds up both. */
export const figureMembers = defineCall({
  name: 'agent.figureMembers',
  method: 'GET',
  path: '/wps/relay/ODSFE2_figureMembers',
  module: 'AGEINFO3',
  query: () =>
    z.object({
      ...period(),
      ...keyedPageQuery(),
      ...sortQuery(['account', 'balance', 'type', 'regDate']),
      figure: z.enum(headFigures),
      /** Counts those below this downline instead of those below the agent: its id. */
      parentId: z.optional(text(64)),
      /** Of `invited`: the id of the link that they registered with. */
      link: z.optional(text(64)),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        id: id(),
        account: z.string(),
        type: z.int(),
        regDate: time(),
        lastLoginTime: maybe(time()),
        balance: money(),
      }),
      z.object({ memberCount: count(), balance: money() }),
    ),
  errors: [errorCodes.noPermission, errorCodes.notFound],
  session: 'required',
  summary: 'Lists the members behind a figure of an agent',
});

/**
 * The visits of an invite link by quarters of an hour, newest first unless sorted otherwise; the footer adds them up. Of a
 * visit nothing but its quarter is known.
 */
export const linkVisits = defineCall({
  name: 'agent.linkVisits',
  method: 'GET',
  path: '/wps/relay/ODSFE2_linkVisits',
  module: 'AFFMAN3',
  query: () =>
    z.object({
      ...period(),
      ...keyedPageQuery(),
      ...sortQuery(['time', 'visits']),
      link: text(64, 1),
    }),
  answer: () =>
    pagedWithFooter(
      z.object({
        /** When the quarter of an hour began. */
        time: time(),
        visits: count(),
      }),
      z.object({ visits: count() }),
    ),
  errors: [errorCodes.noPermission],
  session: 'required',
  summary: 'Lists the visits of an invite link',
});
