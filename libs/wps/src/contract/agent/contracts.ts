import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { id, maybe, money, nothing, text, time } from '../values';
import { errorCodes } from '../../errorCodes';

/**
 * Contracts that wait for the member (CONTR-01): daily salary, dividend and hourly salary.
 * `true` (on the wire also 1 or a non-empty type) means that one is pending.
 */
const pendingFlag = once(() =>
  z.pipe(
    z.optional(z.nullable(z.union([z.boolean(), z.number(), z.string()]))),
    z.transform((value): boolean => Boolean(value) && value !== '0' && value !== 'false'),
  ),
);

export const pendingContracts = defineCall({
  name: 'contracts.pending',
  method: 'GET',
  path: '/wps/relay/ODSFE2_contractDividendRequest',
  answer: () =>
    z.object({
      dailysalreqtype: pendingFlag(),
      divtypecompperiodreq: pendingFlag(),
      contracthoursalreq: pendingFlag(),
    }),
  session: 'required',
  summary: 'Answers which contracts wait for the member',
});

/** One step of a contract: from this turnover on, this rate in percent; of a dividend so many percent of the turnover at most. */
const tier = once(() =>
  z.object({
    minTurnover: money(),
    rate: z.number(),
    minActiveMembers: maybe(z.int()),
    stakesPercent: maybe(z.number()),
  }),
);

/** A contract offered by the superior; `status` tells whether it waits, runs or was turned down. */
export const contract = once(() =>
  z.object({
    contractId: id(),
    offeredBy: z.string(),
    startTime: time(),
    endTime: maybe(time()),
    status: z.enum(['none', 'pending', 'active', 'rejected']),
    tiers: z.array(tier()),
  }),
);
export type Contract = z.output<ReturnType<typeof contract>>;

export const dailySalaryRequest = defineCall({
  name: 'contracts.dailySalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/dailySalary',
  module: 'DAILYSALCONT3',
  answer: () => z.nullable(contract()),
  session: 'required',
  summary: 'Answers the daily-salary contract offered',
});

/** `period` names the settlement: `week`, `halfMonth` or `month`; left out, the one in force. */
export const dividendRequest = defineCall({
  name: 'contracts.dividendRequest',
  method: 'GET',
  path: '/wps/agent/contract/dividend',
  query: () => z.object({ period: z.optional(z.enum(['week', 'halfMonth', 'month'])) }),
  answer: () => z.nullable(contract()),
  session: 'required',
  summary: 'Answers the dividend contract offered',
});

export const hourlySalaryRequest = defineCall({
  name: 'contracts.hourlySalaryRequest',
  method: 'GET',
  path: '/wps/agent/contract/hourSalary',
  module: 'HOURSAL3',
  answer: () => z.nullable(contract()),
  session: 'required',
  summary: 'Answers the hourly-salary contract offered',
});

const decision = once(() => ({ contractId: text(64, 1), action: z.enum(['accept', 'reject']) }));

/** A GET by the platform's own convention, though it changes the contract. */
export const processDailySalary = defineCall({
  name: 'contracts.processDailySalary',
  method: 'GET',
  path: '/wps/agent/contract/dailySalary/process',
  module: 'DAILYSALCONT3',
  query: () => z.object(decision()),
  answer: () => nothing(),
  errors: [errorCodes.contractMissing, errorCodes.contractOutOfRange],
  session: 'required',
  mutates: true,
  summary: 'Accepts or rejects the daily-salary contract',
});

export const acceptDividend = defineCall({
  name: 'contracts.acceptDividend',
  method: 'POST',
  path: '/wps/agent/contract/dividend',
  body: () => z.object(decision()),
  answer: () => nothing(),
  errors: [errorCodes.contractMissing, errorCodes.contractOutOfRange],
  session: 'required',
  summary: 'Accepts or rejects the dividend contract',
});

export const hourSalary = defineCall({
  name: 'contracts.hourSalary',
  method: 'POST',
  path: '/wps/agent/contract/hourSalary',
  module: 'HOURSAL3',
  body: () => z.object(decision()),
  answer: () => nothing(),
  errors: [errorCodes.contractMissing, errorCodes.contractOutOfRange],
  session: 'required',
  summary: 'Accepts or rejects the hourly-salary contract',
});
