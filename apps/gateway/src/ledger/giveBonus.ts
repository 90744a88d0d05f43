import type { MerchantScope } from '../base/merchants';
import type { Transaction } from '../db/open';
import { messages } from '../db/schema';
import { toMajor } from './money';
import { post } from './post';
import { addTurnover } from './turnover';

/** A gift; minor units. */
export interface Bonus {
  readonly memberId: number;
  /** The note of its movement: a promotion's id, or another cause's name. */
  readonly cause: string;
  /** The same key is never given twice. */
  readonly key: string;
  readonly amount: number;
  readonly at: Date;
  /** The turnover that it asks for before a withdrawal. */
  readonly toStake: number;
}

/** Brings a gift into the wallet, once per key, with what is to be staked for it, and tells the member. */
export async function giveBonus(
  tx: Transaction,
  scope: MerchantScope,
  { memberId, cause, key, amount, at, toStake }: Bonus,
): Promise<void> {
  const { transactionId, replayed } = await post(tx, {
    merchant: scope.code,
    memberId,
    kind: 'promotion',
    key,
    note: cause,
    at,
    lines: [
      { account: memberId, amount },
      { account: 'bonus', amount: -amount },
    ],
  });
  if (replayed) return;
  await addTurnover(tx, { memberId, transactionId, amount: toStake });
  const values = {
    cause,
    amount: String(toMajor(amount, scope)),
    toStake: String(toMajor(toStake, scope)),
  };
  await tx.insert(messages).values({ memberId, template: 'gift', values, createdAt: at });
}
