/** A driver's report of a failed query; PGlite and postgres.js name the constraint differently. */
interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
  readonly constraint_name?: string;
}

const isDatabaseError = (error: object): error is DatabaseError =>
  'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code);

/** The database's own error inside what drizzle throws. */
function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (isDatabaseError(at)) return at;
  return undefined;
}

/** The five characters by which PostgreSQL names a failure. */
export const readSqlState = (error: unknown): string | undefined => databaseError(error)?.code;

const violations = ['23505', '23514', '23503'];

/** Name of the constraint or unique index that a query broke, or undefined for any other failure. */
export function brokenConstraint(error: unknown): string | undefined {
  const found = databaseError(error);
  if (found === undefined || !violations.includes(found.code)) return undefined;
  return found.constraint_name ?? found.constraint;
}

const lostCodes = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
];

/** Whether the connection to a PostgreSQL is gone, or is about to be: the server said its last word on it. */
export function isConnectionLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('severity' in at && at.severity === 'FATAL') return true;
    if ('code' in at && typeof at.code === 'string' && lostCodes.includes(at.code)) return true;
  }
  return false;
}
