import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentProvider } from './provider';

/** How far a callback's time may be from ours, in milliseconds: beyond it, somebody plays an old one again. */
const toleranceMs = 5 * 60_000;

const event = z.object({
  orderId: z.string(),
  outcome: z.enum(['paid', 'refused']),
  amount: z.number(),
  currency: z.string(),
  reason: z.optional(z.string().check(z.maxLength(200))),
});

/** Signature of a body at a time (epoch seconds, as text): HMAC-SHA256 of `time.body`, in hexadecimal. */
export function signatureOf(secret: string, time: string, body: string): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function readEvent(body: string) {
  try {
    const parsed = event.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A provider that signs its callbacks with a shared secret, as most do: `Provider-Time` (epoch seconds) and
 * `Provider-Signature` stand beside a JSON body of order, outcome, amount and currency.
 */
export function signedProvider(name: string, secret: string): PaymentProvider {
  return {
    name,
    read({ header, body, now }) {
      const time = header('Provider-Time') ?? '';
      const isRecent =
        /^\d{1,12}$/.test(time) && Math.abs(now - Number(time) * 1000) <= toleranceMs;
      const given = header('Provider-Signature') ?? '';
      // Compared before anything of the body is looked at.
      return isSame(given, signatureOf(secret, time, body)) && isRecent
        ? readEvent(body)
        : undefined;
    },
  };
}
