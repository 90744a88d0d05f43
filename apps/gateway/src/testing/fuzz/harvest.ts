import type { Call } from '@playhouse/wps';
import type { Answered } from '../platform';
import type { Pool } from './fromSchema';

const perField = 4;

function collect(found: Map<string, unknown[]>, value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const each of value.slice(0, perField)) collect(found, each, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) collect(found, each, key);
  else if (name !== '' && (typeof value === 'string' || typeof value === 'number')) {
    const told = found.get(name) ?? [];
    if (told.length < perField && !told.includes(value)) found.set(name, [...told, value]);
  }
}

/** Values from the platform's own answers to all calls that need no more than a period. */
export async function harvest(
  calls: readonly Call[],
  ask: (call: Call) => Promise<Answered>,
): Promise<Pool> {
  const found = new Map<string, unknown[]>();
  for (const call of calls) if (call.method === 'GET') collect(found, (await ask(call)).value);
  return found;
}
