import type { Transaction } from '../db/open';
import { post } from './post';
import type { MemberRow } from '../db/schema';
import { addTurnover } from './turnover';

/** A gift of a promotion; minor units. */
export interface Bonus {
  readonly promotion: string;
  /** The same key is never given twice. */
  readonly key: string;
  readonly amount: number;
  readonly at: Date;
  /** The turnover that it asks for before a withdrawal. @default 0 */
  readonly toStake?: number;
}

/** Brings what a promotion gives into the wallet, once per key, with what is to be staked for it. */
export async function giveBonus(
  tx: Transaction,
  { id: memberId, merchant }: Pick<MemberRow, 'id' | 'merchant'>,
  { promotion, key, amount, at, toStake = 0 }: Bonus,
): Promise<void> {
  const { transactionId, replayed } = await post(tx, {
    merchant,
    memberId,
    kind: 'promotion',
    key,
    note: promotion,
    at,
    lines: [
      { account: memberId, amount },
      { account: 'bonus', amount: -amount },
    ],
  });
  if (replayed || toStake === 0) return;
  await addTurnover(tx, { memberId, transactionId, amount: toStake });
}
