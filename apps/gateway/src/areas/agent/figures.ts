import type { SQL } from 'drizzle-orm';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  members,
  rounds,
} from '../../db/schema';
import type { Services } from '../../model/services';
import { sumOf } from '../../db/sumOf';

/** Sums of one member in a period, in minor units. */
export interface Figures {
  readonly account: string;
  readonly bet: number;
  readonly win: number;
  readonly deposit: number;
  readonly withdraw: number;
  readonly rebate: number;
  readonly promotion: number;
}

const none = { bet: 0, win: 0, deposit: 0, withdraw: 0, rebate: 0, promotion: 0 };

/** What each member of a team did in a period; members who did nothing are left out. */
export async function figuresOf(
  { db }: Services,
  team: SQL | undefined,
  from: Date,
  until: Date,
): Promise<Figures[]> {
  const [played, moved] = await Promise.all([
    db
      .select({ account: members.account, bet: sumOf(rounds.bet), win: sumOf(rounds.win) })
      .from(rounds)
      .innerJoin(members, eq(members.id, rounds.memberId))
      .where(and(team, gte(rounds.createdAt, from), lt(rounds.createdAt, until)))
      .groupBy(members.account),
    db
      .select({
        account: members.account,
        kind: ledgerTransactions.kind,
        amount: sumOf(sql`${ledgerEntries.amount}`),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(members, eq(members.id, ledgerAccounts.memberId))
      .where(
        and(
          team,
          eq(ledgerAccounts.kind, 'member'),
          gte(ledgerTransactions.createdAt, from),
          lt(ledgerTransactions.createdAt, until),
        ),
      )
      .groupBy(members.account, ledgerTransactions.kind),
  ]);
  const byAccount = new Map<string, Figures>();
  const merge = (account: string, part: Partial<Figures>) =>
    byAccount.set(account, { ...none, ...byAccount.get(account), ...part, account });
  for (const { account, bet, win } of played) merge(account, { bet, win });
  for (const { account, kind, amount } of moved) {
    if (kind === 'withdraw') merge(account, { withdraw: -amount });
    if (kind === 'deposit' || kind === 'rebate' || kind === 'promotion')
      merge(account, { [kind]: amount });
  }
  return [...byAccount.values()].sort(
    (one, other) => other.bet - one.bet || one.account.localeCompare(other.account),
  );
}

/** All figures of a team in one. */
export function totalOf(figures: readonly Figures[]): Figures {
  return figures.reduce(
    (sum, each) => ({
      account: '',
      bet: sum.bet + each.bet,
      win: sum.win + each.win,
      deposit: sum.deposit + each.deposit,
      withdraw: sum.withdraw + each.withdraw,
      rebate: sum.rebate + each.rebate,
      promotion: sum.promotion + each.promotion,
    }),
    { account: '', ...none },
  );
}

/** What the members gained: wins, rebates and gifts less stakes. */
export const netOf = ({ win, bet, rebate, promotion }: Figures) => win + rebate + promotion - bet;
