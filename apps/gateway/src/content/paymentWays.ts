import { payoutAccountTypes } from '@playhouse/wps';
import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

/** Amounts in major units, the fee in percent, the usual time in minutes. */
const terms = z.object({
  minAmount: z.number(),
  maxAmount: z.number(),
  feeRate: z.number(),
  minutes: z.int(),
});

/**
 * A way to pay, in and out as far as it goes. One with a place is offered to merchants of that currency and country alone;
 * amounts of the others are those of a peso, and resized for each currency.
 */
const way = z.object({
  id: z.string(),
  type: z.enum(['bank', 'wallet', 'pix', 'qr', 'card', 'crypto']),
  where: z.optional(z.object({ currency: z.string(), dialingCode: z.string() })),
  in: z.optional(z.extend(terms, { quickAmounts: z.array(z.number()) })),
  out: z.optional(z.extend(terms, { accountTypes: z.array(z.enum(payoutAccountTypes)) })),
});
export type PaymentWay = z.output<typeof way>;

/** A merchant's currency and country. */
export interface MoneyOfMerchant {
  readonly currency: { readonly code: string };
  readonly register: { readonly dialingCode: string };
}

/** Whether a way is there for merchants of a currency and country. */
export const isOffered = ({ where }: PaymentWay, { currency, register }: MoneyOfMerchant) =>
  where === undefined ||
  (where.currency === currency.code && where.dialingCode === register.dialingCode);

/** All ways that the platform has; local ones stand first. */
export const paymentWays = readDemo('payments.json', z.array(way));
