import { createHmac, timingSafeEqual } from 'node:crypto';

const second = 1000;

const macOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

/**
 * Signature of a body at a moment: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`.
 * @param at milliseconds since 1970
 */
export function createSignature(secret: string, at: number, body: string): string {
  const seconds = Math.floor(at / second);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** How far a signature's moment may be from now: five minutes, for clocks that differ and messages that wait. */
const toleranceMs = 300_000;

/** Whether a body bears its signature, made lately with this secret. @param now milliseconds since 1970 */
export function isSigned(secret: string, now: number, body: string, signature: string): boolean {
  const [, moment, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (moment === undefined || mac === undefined) return false;
  if (Math.abs(now - Number(moment) * second) > toleranceMs) return false;
  const right = macOf(secret, Number(moment), body);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(right));
}
