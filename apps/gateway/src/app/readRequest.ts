import type { Call } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import type { HonoRequest } from 'hono';
import * as z from 'zod/mini';
import { Failure } from '../base/failure';
import type { MerchantScope } from '../base/merchants';
import { readStorable } from '../base/readStorable';
import { readClock } from '../db/clock';
import { openSealedBody } from '../model/platform/openSealedBody';
import type { Services } from '../model/platform/services';

const compactJwe = /^[\w-]*(?:\.[\w-]*){4}$/;

function parsed(schema: z.ZodMiniType, input: unknown, what: string): unknown {
  const result = z.safeParse(schema, readStorable(input, what));
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    (issue) => `${[what, ...issue.path].join('.')}: ${issue.code}`,
  );
  throw new Failure(errorCodes.requestInvalid, { status: 400, message: issues.join('; ') });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure(errorCodes.requestInvalid, { status: 400, message: 'body: not JSON' });
  }
}

interface Receiver {
  readonly services: Services;
  readonly scope: MerchantScope;
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  encrypted: 'application/jose',
} as const;

/**
 * A form of another site can send a text in the name of whoever opens it, but names a type of its own: only what a page
 * asks its browser's leave for is read. @throws Failure request.invalid
 */
function demandType(request: HonoRequest, encoding: keyof typeof contentTypes): void {
  const [named = ''] = (request.header('Content-Type') ?? '').split(';');
  const due = contentTypes[encoding];
  if (named.trim().toLowerCase() === due) return;
  const message = `header Content-Type: not ${due}`;
  throw new Failure(errorCodes.requestInvalid, { status: 415, message });
}

async function openSealed(text: string, { services, scope }: Receiver): Promise<unknown> {
  const now = await readClock(services.db, services);
  const sealed = await services.decrypter.decrypt(text, { merchant: scope.config.code, now });
  return openSealedBody(services.db, sealed, now);
}

async function rawBody(call: Call, text: string, { services, scope }: Receiver): Promise<unknown> {
  switch (call.encoding) {
    case 'encrypted':
      // A readable password must never be accepted: a client that forgets to encrypt has to notice (LOGIN-11).
      if (!compactJwe.test(text)) throw new Failure(errorCodes.encryptionRequired, { status: 400 });
      return openSealed(text, { services, scope });
    case 'form':
      return Object.fromEntries(new URLSearchParams(text));
    default:
      return text === '' ? {} : parseJson(text);
  }
}

/** The query as the contract reads it. @throws Failure request.invalid */
export function readQuery(call: Call, request: HonoRequest): unknown {
  return call.query === undefined ? undefined : parsed(call.query, request.query(), 'query');
}

/** The body as the contract reads it. @throws Failure request.invalid, encryption.required, sealed.stale, sealed.copy, page.outdated */
export async function readBody(
  call: Call,
  request: HonoRequest,
  receiver: Receiver,
): Promise<unknown> {
  if (call.body === undefined) return undefined;
  const text = await request.text();
  if (text !== '') demandType(request, call.encoding ?? 'json');
  return parsed(call.body, await rawBody(call, text, receiver), 'body');
}
