import * as z from 'zod/mini';
import { ContractError } from './errors';

/** Reads `value` by `schema`. @throws ContractError that names the call and where the value departs */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  call: string,
  reference: string,
): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message || issue.code || 'invalid',
  }));
  throw new ContractError(call, issues, reference);
}
