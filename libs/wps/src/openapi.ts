import { toJSONSchema } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { Call } from './contract/define';
import { listCalls } from './contract/list';
import { listParameters } from './openapiParameters';

// Build-time only: the full zod would cost a page 24 KiB, so nothing of the index leads here.

type Json = Record<string, unknown>;

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  encrypted: 'application/jose',
} as const;

/** JSON Schema of what travels: a schema's input, without the dialect that OpenAPI 3.1 implies. */
function wireSchema(schema: $ZodType): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function bodyOf(call: Call): Json {
  if (call.body === undefined) return {};
  const encoding = call.encoding ?? 'json';
  const schema = wireSchema(call.body);
  const content =
    encoding === 'encrypted'
      ? { schema: { type: 'string', contentMediaType: 'application/json', contentSchema: schema } }
      : { schema };
  const note =
    encoding === 'encrypted'
      ? {
          description:
            'Compact JWE (ECDH-ES, A256GCM) of the JSON to the key named in Encryption; good once, its protected header has iat and jti',
        }
      : {};
  return { requestBody: { required: true, ...note, content: { [mediaTypes[encoding]]: content } } };
}

function answersOf(call: Call): Json {
  const success = {
    type: 'object',
    properties: { success: { const: true }, value: wireSchema(call.answer) },
    required: ['success'],
  };
  const code = call.errors === undefined ? {} : { 'x-codes': call.errors };
  return {
    '200': {
      description: 'The answer, or a refusal',
      content: {
        'application/json': {
          schema: { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] },
        },
      },
    },
    ...(call.tagged === true && { '304': { description: 'The same as by If-None-Match' } }),
    '4XX': { $ref: '#/components/responses/Refused', ...code },
  };
}

function securityOf({ session }: Call): Json[] {
  if (session === 'required') return [{ session: [] }];
  return session === 'optional' ? [{ session: [] }, {}] : [{}];
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    security: securityOf(call),
    parameters: listParameters(call, wireSchema),
    ...bodyOf(call),
    responses: answersOf(call),
  };
}

const refusal = {
  type: 'object',
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    value: {},
  },
  required: ['success'],
};

/** The OpenAPI 3.1 document of the whole contract (CALL-01). */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  // A module's names come in another order from one runner to the next; the document's do not.
  for (const call of listCalls().sort((a, b) => (a.name < b.name ? -1 : 1))) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Playhouse platform', version: '1.0.0' },
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal },
      responses: {
        Refused: {
          description: 'A refusal; any call may also answer one with status 200',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}
