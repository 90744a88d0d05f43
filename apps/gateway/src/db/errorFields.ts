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

/**
 * Fields of an error for the log. A failed query is told by its state and constraint: its message and its parameters
 * carry what people typed.
 */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message } = error;
  const sqlState = readSqlState(error);
  const isQuery = sqlState !== undefined || 'query' in error;
  return {
    error: name,
    ...(isQuery ? { sqlState, constraint: brokenConstraint(error) } : { message }),
    stack: framesOf(error),
  };
}
