import { errorCodes } from '@playhouse/wps';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Failure } from '../../base/failure';
import type { Queryable } from '../../db/open';
import { games, jackpotDays, members, rounds } from '../../db/schema';
import { sumColumn } from '../../db/sumColumn';
import { toMajor } from '../../ledger/money';
import type { Jackpot } from '../../model/jackpot/jackpot';
import { findJackpot, findJackpotAccount } from '../../model/jackpot/jackpot';
import { describedTerms } from '../../model/jackpot/terms';
import { maskName } from '../../model/member/masks';
import type { Asker } from '../../model/platform/asker';

/** The money that came into a pot by day and kind, the newest day first; minor units. */
const listDays = (db: Queryable, jackpot: Jackpot) =>
  db
    .select({
      day: jackpotDays.day,
      kind: jackpotDays.kind,
      amount: sumColumn(jackpotDays.amount),
    })
    .from(jackpotDays)
    .where(eq(jackpotDays.accountId, findJackpotAccount(db, jackpot)))
    .groupBy(jackpotDays.day, jackpotDays.kind)
    .orderBy(desc(jackpotDays.day));

const winsShown = 10;

/** The last wins of a merchant's pots; minor units. */
const listWins = (db: Queryable, merchant: string) =>
  db
    .select({
      account: members.account,
      gameName: games.name,
      amount: sql`${rounds.detail} -> 'jackpot'`.mapWith(Number),
      createdAt: rounds.createdAt,
    })
    .from(rounds)
    .innerJoin(games, eq(games.nodeId, rounds.nodeId))
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(eq(rounds.merchant, merchant), sql`${rounds.detail} -> 'jackpot' is not null`))
    .orderBy(desc(rounds.createdAt))
    .limit(winsShown);

/**
 * All that makes the pot what it is: its start, what stakes fed by day of the merchant, its terms, and the wins before.
 * @throws Failure notFound where the merchant has no pot
 */
export async function jackpotEntries({ services: { db }, scope }: Asker) {
  const merchant = scope.config.code;
  const jackpot = await findJackpot(db, merchant);
  if (jackpot === undefined) throw new Failure(errorCodes.notFound);
  const [days, wins] = await Promise.all([listDays(db, jackpot), listWins(db, merchant)]);
  const ofKind = (wanted: string) => days.filter(({ kind }) => kind === wanted);
  const sum = (entries: typeof days) => entries.reduce((total, { amount }) => total + amount, 0);
  return {
    amount: toMajor(sum(days), scope),
    start: toMajor(sum(ofKind('jackpot')), scope),
    openedAt: jackpot.openedAt.getTime(),
    fed: ofKind('bet').map(({ day, amount }) => ({ day, amount: toMajor(amount, scope) })),
    wins: wins.map(({ account, gameName, amount, createdAt }) => ({
      ...{ customerName: maskName(account), gameName, time: createdAt.getTime() },
      amount: toMajor(amount, scope),
    })),
    terms: describedTerms,
  };
}
