import { setTimeout as pause } from 'node:timers/promises';
import { sqlStateOf } from './failures';
import type { Database, Transaction } from './open';

/** serialization_failure and deadlock_detected: nothing was written, and the same again may pass. */
const passing = ['40001', '40P01'];
const tries = 5;

/** Runs in one transaction; again, at most five times, when another transaction was in its way. */
export async function transact<T>(
  db: Database,
  run: (tx: Transaction) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await db.transaction(run);
  } catch (error) {
    if (attempt >= tries || !passing.includes(sqlStateOf(error) ?? '')) throw error;
    // Two that met once would meet again after equal pauses.
    await pause(Math.random() * 20 * 2 ** attempt);
    return transact(db, run, attempt + 1);
  }
}
