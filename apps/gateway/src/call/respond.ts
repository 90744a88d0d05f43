import type { Call } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import type { Context as HonoContext } from 'hono';
import * as z from 'zod/mini';
import { Failure } from '../base/failure';
import { errorFields } from '../db/errorFields';
import type { Services } from '../model/platform/services';

/** Says its length, by which a small answer is known not to be worth compressing. */
function answer(hono: HonoContext, envelope: object, status: Failure['status'] | 500 = 200) {
  const text = JSON.stringify(envelope);
  return hono.body(text, status, {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
  });
}

/** Wraps a value in the platform's envelope. */
export function succeed(hono: HonoContext, value: unknown, reference: string): Response {
  return answer(hono, { success: true, value: value ?? null, reference });
}

/** Turns whatever was thrown into the envelope; what was not foreseen is logged and shown without detail. */
export function refuse(
  hono: HonoContext,
  error: unknown,
  reference: string,
  services: Pick<Services, 'log' | 'production'>,
): Response {
  if (error instanceof Failure) {
    const { code, status, value = null } = error;
    if (status === 400) services.log.warn('refused', { reference, code, message: error.message });
    // Which field did not fit helps whoever builds a client, and nobody else.
    const message = services.production ? code : error.message;
    return answer(hono, { success: false, value, code, message, reference }, status);
  }
  services.log.error('failed', { reference, ...errorFields(error) });
  return answer(hono, { success: false, value: null, code: 'error.unknown', reference }, 500);
}

/** While developing, an answer that departs from the contract is found here and not in a page. @throws Error */
export function assertAnswer(call: Call, value: unknown): void {
  const result = z.safeParse(call.answer, value);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new Error(`${call.name} answers what its contract does not allow: ${issues.join('; ')}`);
}

export const unknownCall = () =>
  new Failure(errorCodes.requestUnknown, { status: 404, message: 'no such call' });
