import { multiplyMoney } from '@playhouse/wps';
import { and, eq, gt, isNull, max } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import { noteMerchant } from '../../base/logContext';
import { toDay, shiftDay } from '../../base/period';
import { readClock } from '../../db/clock';
import type { Transaction } from '../../db/open';
import { settledDays, settlements } from '../../db/schema';
import { transact } from '../../db/transact';
import { post } from '../../ledger/post';
import { command } from '../platform/command';
import { giveBonus } from '../../ledger/giveBonus';
import { writePromotions } from '../promotions/writePromotions';
import type { Services } from '../platform/services';
import { writeContracts } from './contracts';
import { writeRebates } from './writeRebates';

/** A day is settled so long after its end: what was played in its last moment has been committed by then. */
const graceMs = 10 * 60_000;

const isLastOfMonth = (day: string) => shiftDay(day, 1).endsWith('-01');

/** The last day of a merchant that is over. */
const lastDayOver = ({ config }: MerchantScope, now: number) =>
  shiftDay(toDay(now - graceMs, config.timeZone), -1);

/** Writes down what agents and players of a merchant get for a day; a day that is written down is not written again. */
async function writeDay(services: Services, scope: MerchantScope, day: string): Promise<void> {
  const { code } = scope;
  await transact(services.db, async (tx) => {
    const settledAt = new Date(await readClock(tx, services));
    const [fresh] = await tx
      .insert(settledDays)
      .values({ merchant: code, day, settledAt })
      .onConflictDoNothing()
      .returning();
    if (fresh === undefined) return;
    await writeRebates(tx, code, day);
    await writeContracts(tx, scope, 'salary', { startDate: day, endDate: day });
    await writeContracts(tx, scope, 'hourly', { startDate: day, endDate: day });
    if (isLastOfMonth(day)) {
      const month = { startDate: `${day.slice(0, 7)}-01`, endDate: day };
      await writeContracts(tx, scope, 'dividend', month);
    }
    await writePromotions(tx, scope, day, settledAt);
  });
}

type Settlement = typeof settlements.$inferSelect;

const kinds: Readonly<Record<string, string>> = { hourly: 'salary' };

async function credit(
  tx: Transaction,
  scope: MerchantScope,
  settlement: Settlement,
  at: Date,
): Promise<void> {
  const { id, merchant, memberId, kind, day, amount, terms } = settlement;
  const key = `settlement ${id}`;
  if (terms && 'promotion' in terms) {
    const { promotion: cause, timesStaked } = terms;
    const toStake = multiplyMoney(amount, timesStaked);
    return giveBonus(tx, scope, { memberId, cause, key, amount, toStake, at });
  }
  await post(tx, {
    merchant,
    memberId,
    kind: kinds[kind] ?? kind,
    key,
    note: day,
    at,
    lines: [
      { account: memberId, amount },
      { account: 'commission', amount: -amount },
    ],
  });
}

/** Brings one settlement into the wallet, once. */
async function pay(
  services: Services,
  scope: MerchantScope,
  { id, memberId }: Settlement,
): Promise<void> {
  await command(services, memberId, {
    run: async (tx, _, at) => {
      const open = and(eq(settlements.id, id), isNull(settlements.paidAt));
      const [mine] = await tx.update(settlements).set({ paidAt: at }).where(open).returning();
      if (mine !== undefined) await credit(tx, scope, mine, at);
    },
  });
}

async function payAll(services: Services, scope: MerchantScope): Promise<void> {
  const open = and(
    eq(settlements.merchant, scope.code),
    isNull(settlements.paidAt),
    gt(settlements.amount, 0),
  );
  for (const each of await services.db.select().from(settlements).where(open))
    await pay(services, scope, each);
}

/** Settles one day of a merchant that is over, and pays it. Nothing is paid twice, however often and where it runs. */
export async function settleDay(
  services: Services,
  scope: MerchantScope,
  day: string,
): Promise<void> {
  if (day > lastDayOver(scope, await readClock(services.db, services)))
    throw new Error(`${day} is not over`);
  await writeDay(services, scope, day);
  await payAll(services, scope);
}

/** Settles every day that is over and not settled yet. The days before a merchant's first settlement are left alone. */
export async function settleUpToNow(services: Services): Promise<void> {
  for (const scope of services.scopes.values()) {
    if (scope.trial) continue;
    noteMerchant(scope.code);
    const now = await readClock(services.db, services);
    const until = lastDayOver(scope, now);
    const [last] = await services.db
      .select({ day: max(settledDays.day) })
      .from(settledDays)
      .where(eq(settledDays.merchant, scope.code));
    if (!last?.day) {
      const first = { merchant: scope.code, day: until, settledAt: new Date(now) };
      await services.db.insert(settledDays).values(first).onConflictDoNothing();
    } else {
      for (let day = shiftDay(last.day, 1); day <= until; day = shiftDay(day, 1))
        await writeDay(services, scope, day);
    }
    await payAll(services, scope);
  }
}
