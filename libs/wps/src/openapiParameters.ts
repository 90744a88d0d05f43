import type { Call } from './contract/define';

type Json = Record<string, unknown>;
type Schema = NonNullable<Call['query']>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function header(name: string, required: boolean, schema: Json): Json {
  return { name, in: 'header', required, schema };
}

function headersOf(call: Call): Json[] {
  const headers = [
    header('Merchant', true, { type: 'string' }),
    header('Device', true, { enum: ['MOBILE', 'OTHERS'] }),
    header('Accept-Language', false, { type: 'string' }),
    header('Request-Id', false, { type: 'string' }),
  ];
  if (call.module !== undefined) {
    headers.push(header('Module', true, { type: 'string', default: call.module }));
  }
  if (call.encoding === 'encrypted') headers.push(header('Encryption', true, { type: 'string' }));
  return headers;
}

/** Headers of the call, then one parameter for each field of its query. */
export function listParameters(call: Call, toSchema: (schema: Schema) => Json): Json[] {
  const headers = headersOf(call);
  if (call.query === undefined) return headers;
  const { properties, required } = toSchema(call.query);
  const names: unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(isJson(properties) ? properties : {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema,
  }));
  return [...headers, ...fields];
}
