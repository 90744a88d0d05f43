import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { memberCalls } from '@playhouse/wps';
import {
  games,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  rebates,
  rounds,
} from '../../db/schema';
import { sumOf } from '../../db/sumOf';
import { toMajor } from '../../ledger/money';
import { pageFields, windowOf } from '../../call/paging';
import { dayOf, periodOf } from '../../base/period';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import type { Services } from '../../model/services';
import { settleDue } from '../../model/lottery/settle';

/** Sums of bets and wins by category. */
function playedByCategory({ db }: Services, where: SQL | undefined) {
  return db
    .select({ gameType: rounds.category, bet: sumOf(rounds.bet), win: sumOf(rounds.win) })
    .from(rounds)
    .where(where)
    .groupBy(rounds.category)
    .orderBy(rounds.category);
}

const statusOf = (bet: number, win: number) => (win > bet ? 'won' : win === bet ? 'tie' : 'lost');

export async function betReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.betReport>,
) {
  await settleDue(services, member.id);
  const { from, until } = periodOf(query, scope.config.timeZone);
  const where = and(
    eq(rounds.memberId, member.id),
    gte(rounds.createdAt, from),
    lt(rounds.createdAt, until),
    query.gameType && query.gameType !== 'ALL' ? eq(rounds.category, query.gameType) : undefined,
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const [rows, [total]] = await Promise.all([
    services.db
      .select({ round: rounds, name: games.name })
      .from(rounds)
      .innerJoin(games, eq(games.nodeId, rounds.nodeId))
      .where(where)
      .orderBy(desc(rounds.createdAt), desc(rounds.id))
      .limit(window.limit)
      .offset(window.offset),
    services.db
      .select({ size: count(), bet: sumOf(rounds.bet), win: sumOf(rounds.win) })
      .from(rounds)
      .where(where),
  ]);
  const list = rows.map(({ round, name }) => ({
    orderId: round.id,
    gameName: name,
    vendor: round.vendor,
    gameType: round.category,
    betAmount: toMajor(round.bet, scope),
    winAmount: toMajor(round.win, scope),
    netAmount: toMajor(round.win - round.bet, scope),
    status: statusOf(round.bet, round.win) as 'won' | 'tie' | 'lost',
    betTime: round.createdAt.getTime(),
  }));
  const footer = {
    betAmount: toMajor(total?.bet ?? 0, scope),
    winAmount: toMajor(total?.win ?? 0, scope),
  };
  return { list, ...pageFields(window, total?.size ?? 0), footer };
}

/** Sums of wallets' movements by kind of transaction, in minor units; outgoing ones are negative. */
async function movedByKind({ db }: Services, memberIds: number[] | SQL, from: Date, until: Date) {
  const rows = await db
    .select({ kind: ledgerTransactions.kind, amount: sumOf(sql`${ledgerEntries.amount}`) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerAccounts.kind, 'member'),
        Array.isArray(memberIds) ? inArray(ledgerAccounts.memberId, memberIds) : memberIds,
        gte(ledgerTransactions.createdAt, from),
        lt(ledgerTransactions.createdAt, until),
      ),
    )
    .groupBy(ledgerTransactions.kind);
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}

export async function profitAndLoss(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.profitAndLoss>,
) {
  await settleDue(services, member.id);
  const { from, until } = periodOf(query, scope.config.timeZone);
  const played = and(
    eq(rounds.memberId, member.id),
    gte(rounds.createdAt, from),
    lt(rounds.createdAt, until),
  );
  const [categories, moved] = await Promise.all([
    playedByCategory(services, played),
    movedByKind(services, [member.id], from, until),
  ]);
  const major = (amount: number) => toMajor(amount, scope);
  const sum = (key: 'bet' | 'win') => categories.reduce((total, line) => total + line[key], 0);
  const rebate = moved.get('rebate') ?? 0;
  const promotion = moved.get('promotion') ?? 0;
  return {
    betAmount: major(sum('bet')),
    winAmount: major(sum('win')),
    rebateAmount: major(rebate),
    promotionAmount: major(promotion),
    depositAmount: major(moved.get('deposit') ?? 0),
    withdrawAmount: major(-(moved.get('withdraw') ?? 0)),
    netAmount: major(sum('win') - sum('bet') + rebate + promotion),
    categories: categories.map(({ gameType, bet, win }) => ({
      gameType,
      betAmount: major(bet),
      winAmount: major(win),
      netAmount: major(win - bet),
    })),
  };
}

export async function rebateReport(
  { services, member, scope }: MemberAsker,
  { query }: Asked<typeof memberCalls.rebateReport>,
) {
  const { timeZone } = scope.config;
  const { from, until } = periodOf(query, timeZone);
  const where = and(
    eq(rebates.memberId, member.id),
    gte(rebates.until, from),
    lt(rebates.until, until),
  );
  const window = windowOf(query.pageNo, query.pageSize);
  const [rows, [total]] = await Promise.all([
    services.db
      .select()
      .from(rebates)
      .where(where)
      .orderBy(desc(rebates.until), rebates.category)
      .limit(window.limit)
      .offset(window.offset),
    services.db.select({ size: count() }).from(rebates).where(where),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    day: dayOf(row.until, timeZone),
    gameType: row.category,
    betAmount: toMajor(row.turnover, scope),
    rate: row.rate,
    amount: toMajor(row.amount, scope),
    status: 'issued' as const,
  }));
  return { list, ...pageFields(window, total?.size ?? 0) };
}
