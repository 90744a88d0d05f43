import * as z from 'zod/mini';
import { isSigned } from '../../base/signature';
import type { PaymentProvider } from './paymentProvider';

const event = z.object({
  orderId: z.string(),
  outcome: z.enum(['paid', 'refused']),
  amount: z.number(),
  currency: z.string(),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

function readEvent(body: string) {
  try {
    const parsed = event.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A provider that signs its callbacks with a shared secret, as most do: `Playhouse-Signature` stands beside a JSON
 * body of order, outcome, amount and currency.
 */
export function signedProvider(name: string, secret: string): PaymentProvider {
  return {
    name,
    // Compared before anything of the body is looked at.
    read: ({ header, body, now }) =>
      isSigned(secret, now, body, header('Playhouse-Signature') ?? '')
        ? readEvent(body)
        : undefined,
  };
}
