import { randomUUID } from 'node:crypto';
import { createSignature } from '../../../base/signature';
import type { Courier } from './message';

/** Who sends short messages: any service that takes a signed POST. */
export interface SmsWebhookSettings {
  readonly url: string;
  /** Shared with the service: it checks the signature with it. */
  readonly secret: string;
}

const patienceMs = 10_000;

/**
 * Hands short messages to a service by `POST url` with `{ id, merchant, to, text }`. The header `Playhouse-Signature`
 * is that of `createSignature` over the moment and the body, so that nobody else can send in the merchant's name; `id`
 * stays the same when a message is handed over again, so that it is sent once.
 */
export function smsWebhookCourier(
  { url, secret }: SmsWebhookSettings,
  now: () => number = Date.now,
): Courier {
  async function post(body: string): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Playhouse-Signature': createSignature(secret, now(), body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
  }
  return {
    async send({ merchant, to, body: text }) {
      const body = JSON.stringify({ id: randomUUID(), merchant, to, text });
      // One more try where no answer came: the id keeps it from being sent twice.
      const answer = await post(body).catch(() => post(body));
      if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`);
    },
  };
}
