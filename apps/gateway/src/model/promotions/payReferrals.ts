import { multiplyMoney } from '@playhouse/wps';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { dailyTotals, referrals } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { giveBonus } from '../../ledger/giveBonus';
import { toMinor } from '../../ledger/money';
import { command } from '../platform/command';
import type { Services } from '../platform/services';
import { findTermsAt } from './termsInForce';

type Referral = typeof referrals.$inferSelect;

/** Whether a friend has a payout account, a payer or a browser in common with the referrer or another of their friends. */
async function isSamePerson(tx: Transaction, { friendId, referrerId }: Referral): Promise<boolean> {
  const payer = (order: string) => sql.raw(`lower(btrim(${order}.detail ->> 'payerName'))`);
  const paid = (order: string) =>
    sql.raw(`${order}.kind = 'deposit' and ${order}.status = 'success'`);
  const [found] = await tx.select({ isSame: sql<boolean>`is_same` }).from(sql`(
    with others as (
      select ${referrerId}::bigint as id
      union select friend_id from referrals where referrer_id = ${referrerId} and friend_id <> ${friendId}
    )
    select exists (
      select 1 from bank_cards f
      join bank_cards o on o.method = f.method and o.bank_code = f.bank_code and o.number = f.number
      join others on others.id = o.member_id where f.member_id = ${friendId}
      union all
      select 1 from member_devices f join member_devices o on o.mark = f.mark
      join others on others.id = o.member_id where f.member_id = ${friendId}
      union all
      select 1 from orders f join orders o on ${payer('o')} = ${payer('f')} and ${paid('o')}
      join others on others.id = o.member_id where f.member_id = ${friendId} and ${paid('f')}
    ) as is_same
  ) s`);
  return found?.isSame === true;
}

/** Decides on one referral, once, by the terms of the day on which the friend deposited. */
async function decide(services: Services, { friendId, referrerId }: Referral): Promise<void> {
  await command(services, referrerId, {
    run: async (tx, { merchant }, at) => {
      const open = and(eq(referrals.friendId, friendId), eq(referrals.status, 'waiting'));
      const [waiting] = await tx.select().from(referrals).where(open);
      const scope = services.scopes.get(merchant);
      if (waiting === undefined || scope === undefined) return;
      const status = (await isSamePerson(tx, waiting)) ? 'refused' : 'paid';
      await tx.update(referrals).set({ status, decidedAt: at }).where(open);
      if (status === 'refused') return;
      const { referral } = (await findTermsAt(tx, scope, waiting.createdAt)).gifts;
      const amount = toMinor(referral.amount, scope);
      const toStake = multiplyMoney(amount, referral.timesStaked);
      const key = `referral ${friendId}`;
      await giveBonus(tx, scope, {
        memberId: referrerId,
        cause: 'Referral',
        key,
        amount,
        toStake,
        at,
      });
    },
  });
}

/** Pays referrers whose friends have staked what they deposited first, each friend once. */
export async function payReferrals(services: Services): Promise<void> {
  const staked = services.db
    .select({ amount: sumColumn(dailyTotals.risked) })
    .from(dailyTotals)
    .where(eq(dailyTotals.memberId, referrals.friendId));
  const due = await services.db
    .select()
    .from(referrals)
    .where(and(eq(referrals.status, 'waiting'), gte(sql`(${staked})`, referrals.stakedBy)));
  for (const each of due) await decide(services, each);
}
