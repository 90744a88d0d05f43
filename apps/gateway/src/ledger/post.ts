import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../base/failure';
import { brokenConstraint } from '../db/failures';
import type { Transaction } from '../db/open';
import { referenceAt } from './reference';
import type { Posting } from './posting';
import { demandSound } from './posting';

/** The result of a posting; `replayed` says that it had been done before and nothing moved now. */
export interface Posted {
  readonly transactionId: number;
  readonly replayed: boolean;
}

/** A posting as the database's `post_all` reads it. */
const toMovement = ({ merchant, memberId, at, ...posting }: Posting) => ({
  ...{ merchant, member_id: memberId, kind: posting.kind, note: posting.note ?? '' },
  category: posting.category ?? posting.kind,
  idempotency_key: posting.key,
  reference: referenceAt(at),
  created_at: at.toISOString(),
  lines: posting.lines.map(({ account, amount }) =>
    typeof account === 'number'
      ? { account: 'member', owner: account, amount }
      : { account, owner: 0, amount },
  ),
});

/**
 * The question that moves money by double entry, each movement once per key, all of them or none: a row for each, in
 * order, with the columns of `postedColumns`.
 */
export function callPostAll(postings: readonly Posting[]): SQL {
  for (const posting of postings) demandSound(posting);
  return sql`post_all(${JSON.stringify(postings.map(toMovement))}::jsonb)`;
}

/** The columns that `post_all` answers for each posting. */
export const postedColumns = {
  transactionId: sql`"transaction_id"`.mapWith(Number),
  replayed: sql<boolean>`"replayed"`,
};

const covered = ['ledger_entries_covered', 'ledger_accounts_covered'];

/**
 * Moves money by double entry, each movement once per key, all of them or none. Must run in a transaction.
 * @throws Failure balance.insufficient when a wallet does not cover its line
 */
export async function postAll(tx: Transaction, postings: readonly Posting[]): Promise<Posted[]> {
  try {
    return await tx.select(postedColumns).from(callPostAll(postings)).prepare('post').execute();
  } catch (error) {
    // The database refuses the whole statement, so a wallet is never overdrawn and never half moved.
    if (covered.includes(brokenConstraint(error) ?? ''))
      throw new Failure(errorCodes.balanceInsufficient);
    throw error;
  }
}

/** Moves money once per key. Must run in a transaction. @throws Failure balance.insufficient */
export async function post(tx: Transaction, posting: Posting): Promise<Posted> {
  const [posted] = await postAll(tx, [posting]);
  if (posted === undefined) throw new Error(`${posting.key} was not posted`);
  return posted;
}
