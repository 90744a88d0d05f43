import * as z from 'zod/mini';
import { isSigned } from '../../base/signature';
import type { PaymentProvider, ReadWord } from './paymentProvider';

const word = z.object({
  messageId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  orderId: z.string(),
  paymentId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  outcome: z.enum(['paid', 'refused']),
  amount: z.number(),
  currency: z.string(),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

function readWord(body: string): ReadWord | undefined {
  try {
    const parsed = word.safeParse(JSON.parse(body));
    if (!parsed.success) return undefined;
    const { messageId, ...event } = parsed.data;
    return { messageId, event };
  } catch {
    return undefined;
  }
}

/**
 * A provider that signs its callbacks with a shared secret, as most do: `Playhouse-Signature` stands beside a JSON
 * body of order, outcome, amount and currency, and of the ids of message and payment where it has them.
 */
export function signedProvider(name: string, secret: string): PaymentProvider {
  return {
    name,
    // Compared before anything of the body is looked at.
    read: ({ header, body, now }) =>
      isSigned(secret, now, body, header('Playhouse-Signature') ?? '') ? readWord(body) : undefined,
  };
}
