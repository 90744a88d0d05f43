import { brokenConstraint, readSqlState } from './failures';
import type { Fields } from '../base/log';

/** The frames of a stack, without the message that stands before them. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join(' | ');

/** The first code of an error or of its causes, such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return undefined;
}

/** A failed query: around the driver's report of it drizzle says the query, and both what was to be written. */
const isQuery = (error: Error): boolean => 'query' in error || 'severity' in error;

/** The causes of an error, the nearest first. A database's own messages are left out: they carry what people typed. */
function causesOf({ cause }: Error): string {
  const causes: string[] = [];
  for (let at = cause; at instanceof Error; at = at.cause) {
    causes.push(isQuery(at) ? at.name : `${at.name}: ${at.message}`);
  }
  return causes.join(' < ');
}

/**
 * Fields of an error for the log: name, code, message and causes. A failed query is told by its state and constraint: its
 * message and its parameters carry what people typed.
 */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message } = error;
  const sqlState = readSqlState(error);
  const cause = causesOf(error);
  return {
    error: name,
    ...(!isQuery(error) && { message }),
    ...(sqlState !== undefined && { sqlState, constraint: brokenConstraint(error) }),
    code: codeOf(error),
    ...(cause !== '' && { cause }),
    stack: framesOf(error),
  };
}
