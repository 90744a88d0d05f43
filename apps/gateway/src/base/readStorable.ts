import { errorCodes } from '@playhouse/wps';
import { Failure } from './failure';

/** Lists in lists that a body may have: no call of the contract needs ten, and thousands exhaust the stack of whoever reads them. */
const deepest = 32;

function read(input: unknown, what: string, depth: number): unknown {
  const refuse = (fault: string) =>
    new Failure(errorCodes.requestInvalid, { status: 400, message: `${what}: ${fault}` });
  if (typeof input === 'string') {
    if (input.includes('\0')) throw refuse('holds NUL');
    return input.normalize('NFC');
  }
  if (typeof input !== 'object' || input === null) return input;
  if (depth === deepest) throw refuse('is nested too deep');
  if (Array.isArray(input)) return input.map((each) => read(each, what, depth + 1));
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      read(key, what, depth),
      read(value, what, depth + 1),
    ]),
  );
}

/**
 * An input from outside in the one form in which it is compared and kept: the same letters are the same code points,
 * whatever keyboard they were typed on. It is no deeper than it is read, and holds nowhere the one character that the
 * database has no place for. @throws Failure request.invalid
 */
export const readStorable = (input: unknown, what: string): unknown => read(input, what, 0);
