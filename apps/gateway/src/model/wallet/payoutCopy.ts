import * as z from 'zod/mini';
import { openText, sealText } from '../../base/sealText';
import type { Services } from '../platform/services';

const payoutCopy = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  holder: z.string(),
  number: z.string(),
});

/** The account that a withdrawal goes to, as it was when it was asked for. */
export type PayoutCopy = z.output<typeof payoutCopy>;

export const sealPayout = (
  { payoutKey }: Pick<Services, 'payoutKey'>,
  { bankCode, bankName, holder, number }: PayoutCopy,
): string => sealText(payoutKey, JSON.stringify({ bankCode, bankName, holder, number }));

/** Undefined for an order that has no copy, or whose copy another platform's key sealed. */
export function openPayout(
  { payoutKey }: Pick<Services, 'payoutKey'>,
  sealed: string | null,
): PayoutCopy | undefined {
  const text = sealed === null ? undefined : openText(payoutKey, sealed);
  return text === undefined ? undefined : payoutCopy.parse(JSON.parse(text));
}
