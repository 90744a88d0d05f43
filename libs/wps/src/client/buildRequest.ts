import type { Call } from '../contract/define';
import { check } from './check';
import { fetchCode } from './fetchCode';
import { fetchSealing } from './fetchSealing';
import { isFields, toPairs } from './toPairs';
import type { AnyCallOptions, WpsClientOptions } from './types';

/** A request that is ready for `fetch`, and the token it was made with. */
export interface BuiltRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly token: string | undefined;
}

interface Inputs {
  readonly call: Call;
  readonly given: AnyCallOptions;
  readonly client: WpsClientOptions;
  readonly reference: string;
}

type Context = Inputs & { readonly token: string | undefined; readonly merchant: string };

/** The path in force: a replacement counts only when it stays below the platform's origin. */
function pathOf({ call, client }: Inputs): string {
  const replaced = client.paths?.()[call.name];
  return replaced !== undefined && /^\/(?![/\\])/.test(replaced) ? replaced : call.path;
}

function withCarried(fields: unknown, { call, merchant }: Context): unknown {
  const carried = (call.carries ?? []).map((name) => [name, merchant]);
  return carried.length === 0
    ? fields
    : { ...Object.fromEntries(carried), ...(isFields(fields) ? fields : {}) };
}

function addressOf(context: Context): string {
  const { call, client, given, reference } = context;
  const address = `${client.origin}${pathOf(context)}`;
  if (call.query === undefined) return address;
  const fields = check(call.query, withCarried(given.query ?? {}, context), call.name, reference);
  const search = toPairs(isFields(fields) ? fields : {}).toString();
  return search === '' ? address : `${address}?${search}`;
}

async function writeBody(context: Context, headers: Headers): Promise<string | undefined> {
  const { call, client, given, reference } = context;
  if (call.body === undefined) return undefined;
  const fields = call.query === undefined ? withCarried(given.body, context) : given.body;
  const body = check(call.body, fields, call.name, reference);
  if (call.encoding === 'form') {
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
    return toPairs(isFields(body) ? body : {}).toString();
  }
  if (call.encoding === 'encrypted') {
    const { seal } = await fetchCode(fetchSealing, reference);
    return seal(JSON.stringify(body), headers, { client, reference });
  }
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(body);
}

function headersOf({ call, client, merchant, token, reference }: Context): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    Merchant: merchant,
    Device: client.device?.() ?? 'MOBILE',
    'Request-Id': reference,
  });
  const language = client.language?.();
  if (language !== undefined) headers.set('Accept-Language', language);
  if (call.module !== undefined) {
    headers.set('Module', client.modules?.()[call.module] ?? call.module);
  }
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Turns a call into a request. @throws ContractError, EncryptionError before anything is sent */
export async function buildRequest(inputs: Inputs): Promise<BuiltRequest> {
  const { call, client, given } = inputs;
  const token = call.session === undefined ? undefined : client.token?.();
  const context: Context = { ...inputs, token, merchant: given.merchant ?? client.merchant(call) };
  const headers = headersOf(context);
  const url = addressOf(context);
  const body = await writeBody(context, headers);
  const cache = call.mutates === true ? { cache: 'no-store' as const } : {};
  return {
    url,
    token,
    // The captcha is tied to the browser by a cookie of the platform.
    init: { method: call.method, headers, body, credentials: 'same-origin', ...cache },
  };
}
