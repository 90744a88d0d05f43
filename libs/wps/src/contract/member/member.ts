import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { keyedPageQuery, paged, pagedWithFooter } from '../paging';
import { count, day, id, maybe, money, nothing, text, time, intentKey } from '../values';
import { errorCodes } from '../../errorCodes';
import { outcomes } from '../../outcome';

export { info, memberInfo } from './account';
export type { MemberInfo } from './account';

/** The picture in force and those a member may choose from, as addresses below the image CDN or the origin. */
export const headIcon = defineCall({
  name: 'member.headIcon',
  method: 'GET',
  path: '/wps/member/headIcon',
  answer: () => z.object({ icon: z.string(), choices: z._default(z.array(z.string()), []) }),
  session: 'required',
  summary: 'Answers the head icon and the choices',
});

export const setHeadIcon = defineCall({
  name: 'member.setHeadIcon',
  method: 'POST',
  path: '/wps/member/headIcon',
  encoding: 'form',
  body: () => z.object({ icon: text(512, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.requestInvalid],
  session: 'required',
  summary: 'Changes the head icon',
});

/** The member's own invitation: link and code, and what it brought so far. */
export const referral = defineCall({
  name: 'member.referral',
  method: 'GET',
  path: '/wps/member/referral',
  answer: () =>
    z.object({
      link: z.string(),
      code: z.string(),
      invitedCount: z._default(count(), 0),
      rewardTotal: z._default(money(), 0),
    }),
  session: 'required',
  summary: 'Answers the referral link',
});

/** A report's period: whole days in the merchant's time zone, both included. */
const period = once(() => ({ startDate: day(), endDate: day() }));

export const betRecord = once(() =>
  z.object({
    orderId: id(),
    gameName: z.string(),
    /** Name of the game's maker, as players know it. */
    vendor: z.string(),
    gameType: maybe(z.string()),
    betAmount: money(),
    winAmount: money(),
    netAmount: money(),
    status: z.enum(['open', ...outcomes, 'cancelled']),
    betTime: time(),
  }),
);
export type BetRecord = z.output<ReturnType<typeof betRecord>>;

const betSums = once(() => ({ betAmount: money(), winAmount: money() }));

/** Bets of the period, newest first (/m/gameRecord); `days` are the sums of each day with bets. */
export const betReport = defineCall({
  name: 'member.betReport',
  method: 'GET',
  path: '/wps/relay/ODSFE2_memberBetting',
  module: 'MEMTRANS3',
  query: () => z.object({ ...period(), ...keyedPageQuery(), gameType: z.optional(z.string()) }),
  answer: () =>
    pagedWithFooter(
      betRecord(),
      z.object({
        ...betSums(),
        days: z._default(z.array(z.object({ day: day(), ...betSums() })), []),
      }),
    ),
  session: 'required',
  summary: 'Lists the bets of a member',
});

/** Sums of the period; `netAmount` is what the member gained. */
export const profitAndLoss = defineCall({
  name: 'member.profitAndLoss',
  method: 'GET',
  path: '/wps/relay/ODSFE2_memberProfitLoss',
  module: 'PERSPNL3',
  query: () => z.object(period()),
  answer: () =>
    z.object({
      betAmount: money(),
      winAmount: money(),
      rebateAmount: money(),
      promotionAmount: money(),
      depositAmount: money(),
      withdrawAmount: money(),
      netAmount: money(),
      categories: z._default(
        z.array(
          z.object({
            gameType: z.string(),
            betAmount: money(),
            winAmount: money(),
            netAmount: money(),
          }),
        ),
        [],
      ),
    }),
  session: 'required',
  summary: 'Sums profit and loss of a member',
});

export const rebateRecord = once(() =>
  z.object({
    id: id(),
    day: day(),
    gameType: z.string(),
    betAmount: money(),
    /** Percent of the bet amount. */
    rate: z.number(),
    amount: money(),
    status: z.enum(['pending', 'issued']),
  }),
);
export type RebateRecord = z.output<ReturnType<typeof rebateRecord>>;

/** Rebates of the period, newest first. */
export const rebateReport = defineCall({
  name: 'member.rebateReport',
  method: 'GET',
  path: '/wps/relay/ODSFE2_memberRebate',
  query: () => z.object({ ...period(), ...keyedPageQuery() }),
  answer: () => paged(rebateRecord()),
  session: 'required',
  summary: 'Lists the rebates of a member',
});

/** The rebates that can be claimed now, by category. */
export const manualRebate = defineCall({
  name: 'member.manualRebate',
  method: 'GET',
  path: '/wps/member/manualRebate',
  answer: () =>
    z.object({
      total: money(),
      categories: z.array(
        z.object({ gameType: z.string(), betAmount: money(), rate: z.number(), amount: money() }),
      ),
    }),
  session: 'required',
  summary: 'Answers the rebate a member can claim',
});

export const claimManualRebate = defineCall({
  name: 'member.claimManualRebate',
  method: 'POST',
  path: '/wps/member/manualRebate',
  body: () => z.object({ requestId: intentKey() }),
  answer: () => z.object({ amount: money() }),
  errors: [errorCodes.rebateNothing, errorCodes.actualAccountRequired, errorCodes.intentConflict],
  intent: { kind: 'rebate' },
  session: 'required',
  summary: 'Claims the rebate of a member',
});
