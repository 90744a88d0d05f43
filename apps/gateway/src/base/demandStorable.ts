import { errorCodes } from '@playhouse/wps';
import { Failure } from './failure';

/** Lists in lists that a body may have: no call of the contract needs ten, and thousands exhaust the stack of whoever reads them. */
const deepest = 32;

function findFault(input: unknown, depth: number): string | undefined {
  if (typeof input === 'string') return input.includes('\0') ? 'holds NUL' : undefined;
  if (typeof input !== 'object' || input === null) return undefined;
  if (depth === deepest) return 'is nested too deep';
  for (const [key, value] of Object.entries(input)) {
    const fault = findFault(key, depth) ?? findFault(value, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * What came from outside is no deeper than it is read, and holds nowhere the one character that the database has no place
 * for. @throws Failure request.invalid
 */
export function demandStorable(input: unknown, what: string): void {
  const fault = findFault(input, 0);
  if (fault === undefined) return;
  throw new Failure(errorCodes.requestInvalid, { status: 400, message: `${what}: ${fault}` });
}
