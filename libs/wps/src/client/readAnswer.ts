import * as z from 'zod/mini';
import type { Call } from '../contract/define';
import { errorCodes } from '../errorCodes';
import { check } from './check';
import { BusinessError, ContractError, HttpError, SessionEndedError } from './errors';

const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.nullable(z.string())),
  message: z.optional(z.nullable(z.string())),
});
type Envelope = z.output<typeof envelope>;

interface Received {
  readonly call: Call;
  readonly status: number;
  /** Undefined when the answer was longer than the limit. */
  readonly text: string | undefined;
  readonly reference: string;
  /** The token that the call was made with, when it is still the one in force. */
  readonly tokenInForce: string | undefined;
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const result = z.safeParse(envelope, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}

function refusal(answer: Envelope, received: Received): BusinessError {
  const { status, reference, tokenInForce } = received;
  const code = answer.code ?? '';
  const failure = { code, status, value: answer.value, serverMessage: answer.message ?? undefined };
  const ends = code === errorCodes.sessionEnded || code === errorCodes.sessionRequired;
  return ends && tokenInForce !== undefined
    ? new SessionEndedError(failure, reference, tokenInForce)
    : new BusinessError(failure, reference);
}

/** The `value` of an answer, read by the call's schema. @throws HttpError, BusinessError, ContractError (CALL-02) */
export function readAnswer(received: Received): unknown {
  const { call, status, text, reference, tokenInForce } = received;
  const failed = status < 200 || status > 299;
  const answer = text === undefined ? undefined : readEnvelope(text);
  if (answer === undefined) {
    // A proxy before the platform refuses a token without the platform's envelope.
    if (status === 401 && tokenInForce !== undefined)
      throw new SessionEndedError(
        { code: errorCodes.sessionEnded, status },
        reference,
        tokenInForce,
      );
    if (failed) throw new HttpError(status, reference);
    const message = text === undefined ? 'longer than the limit' : 'not an envelope';
    throw new ContractError(call.name, [{ path: '', message }], reference);
  }
  if (!answer.success) throw refusal(answer, received);
  if (failed) throw new HttpError(status, reference);
  return check(call.answer, answer.value, call.name, reference);
}
