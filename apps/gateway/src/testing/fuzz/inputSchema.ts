import type { Call } from '@playhouse/wps';
import { toJSONSchema } from 'zod';
import type { JsonSchema } from './fromSchema';

/** The query or body of a call as JSON Schema; where it takes none, anything is allowed. */
export const inputSchema = (schema: Call['body']): JsonSchema =>
  schema === undefined
    ? {}
    : (toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
