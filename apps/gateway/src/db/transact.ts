import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost, readSqlState } from './failures';
import type { Database, Transaction } from './open';

/** serialization_failure and deadlock_detected: nothing was written, and the same again may pass. */
const passing = ['40001', '40P01'];
const tries = 5;

/**
 * Runs a transaction's work, silent once its connection is gone. The driver rejects the transaction by itself then; told
 * of the failure here as well, it would write a rollback to a socket that is no more, outside of any promise, which ends
 * the process (postgres.js 3.4.9, porsager/postgres#1208).
 */
async function unlessLost<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isConnectionLost(error)) return new Promise<T>(() => undefined);
    throw error;
  }
}

/** A part of a transaction that can be undone by itself. */
export function savepoint<T>(tx: Transaction, run: (inner: Transaction) => Promise<T>): Promise<T> {
  return tx.transaction((inner) => unlessLost(run(inner)));
}

/** Runs in one transaction; again, at most five times, when another transaction was in its way. */
export async function transact<T>(
  db: Database,
  run: (tx: Transaction) => Promise<T>,
  attempt = 1,
): Promise<T> {
  try {
    return await db.transaction((tx) => unlessLost(run(tx)));
  } catch (error) {
    if (attempt >= tries || !passing.includes(readSqlState(error) ?? '')) throw error;
    // Two that met once would meet again after equal pauses.
    await pause(Math.random() * 20 * 2 ** attempt);
    return transact(db, run, attempt + 1);
  }
}
