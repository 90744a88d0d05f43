import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import { shiftDay, toDay } from '../../base/period';
import { readClock } from '../../db/clock';
import type { Queryable, Transaction } from '../../db/open';
import { members, rateVersions } from '../../db/schema';
import type { MemberRow } from '../../db/schema';
import { isAgent } from '../member/memberType';
import { lockMember } from '../platform/command';
import type { Services } from '../platform/services';

/** Percent of stakes given back, by category, to three decimals. */
export type Rates = Readonly<Record<string, number>>;

/** The rate in a category, whose name is a caller's: what every object answers to is none. */
export const rateIn = (rates: Rates, category: string): number =>
  Object.hasOwn(rates, category) ? (rates[category] ?? 0) : 0;

const latest = [rateVersions.memberId, rateVersions.category] as const;

/** A member's rates as they are set, which count from tomorrow at the latest; or those of a day. */
export async function findRates(db: Queryable, memberId: number, day?: string): Promise<Rates> {
  const until = day === undefined ? undefined : lte(rateVersions.fromDay, day);
  const rows = await db
    .selectDistinctOn([...latest])
    .from(rateVersions)
    .where(and(eq(rateVersions.memberId, memberId), until))
    .orderBy(...latest, sql`${rateVersions.fromDay} desc`);
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
}

/** The highest of the rates that are set for the members right below, by category. */
async function findRatesBelow(db: Queryable, memberId: number): Promise<Rates> {
  const below = db.select({ id: members.id }).from(members).where(eq(members.uplineId, memberId));
  const rows = await db
    .selectDistinctOn([...latest])
    .from(rateVersions)
    .where(inArray(rateVersions.memberId, below))
    .orderBy(...latest, sql`${rateVersions.fromDay} desc`);
  const highest = new Map<string, number>();
  for (const { category, rate } of rows)
    highest.set(category, Math.max(rate, highest.get(category) ?? 0));
  return Object.fromEntries(highest);
}

/** The bounds of a member's rates: at least those of the members right below, at most those of the superior. */
export async function findRateBounds(
  db: Queryable,
  { id, uplineId }: Pick<MemberRow, 'id' | 'uplineId'>,
): Promise<{ readonly min: Rates; readonly max: Rates }> {
  const max = uplineId === null ? {} : await findRates(db, uplineId);
  return { min: await findRatesBelow(db, id), max };
}

type Place = Pick<Services, 'clock'> & Pick<MerchantScope, 'config'>;

const findToday = async (tx: Transaction, { clock, config }: Place) =>
  toDay(await readClock(tx, { clock }), config.timeZone);

const write = (tx: Transaction, memberId: number, rates: Rates, fromDay: string) => {
  const rows = Object.entries(rates).map(([category, rate]) => ({
    ...{ memberId, category, fromDay, rate },
  }));
  if (rows.length === 0) return undefined;
  return tx
    .insert(rateVersions)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateVersions.memberId, rateVersions.category, rateVersions.fromDay],
      set: { rate: sql`excluded.rate` },
    });
};

/**
 * Sets rates of a member from tomorrow on; others stay. The superior is locked before the member, as whoever changes
 * the superior's does, so that the rates of a chain never rise on the way down.
 * @returns the day from which they count
 * @throws Failure rebate.outOfRange for more than the superior has, or less than somebody right below has
 */
export async function setRates(
  tx: Transaction,
  place: Place,
  member: Pick<MemberRow, 'id' | 'uplineId'>,
  rates: Rates,
): Promise<string> {
  if (member.uplineId !== null) await lockMember(tx, member.uplineId);
  await lockMember(tx, member.id);
  const { min, max } = await findRateBounds(tx, member);
  const isOut = ([category, rate]: [string, number]) =>
    rate < rateIn(min, category) || rate > rateIn(max, category);
  if (Object.entries(rates).some(isOut)) throw new Failure(errorCodes.rebateOutOfRange);
  const fromDay = shiftDay(await findToday(tx, place), 1);
  await write(tx, member.id, rates, fromDay);
  return fromDay;
}

const lowest = (one: Rates, ...others: readonly Rates[]): Rates =>
  Object.fromEntries(
    Object.entries(one).map(([category, rate]) => [
      category,
      Math.min(rate, ...others.map((other) => rateIn(other, category))),
    ]),
  );

/**
 * Writes the rates that a newcomer begins with, from today on: at most what the superior has, today and from tomorrow
 * on. The superior must be locked.
 */
export async function writeFirstRates(
  tx: Transaction,
  place: Place,
  { id, uplineId }: Pick<MemberRow, 'id' | 'uplineId'>,
  rates: Rates,
): Promise<void> {
  const today = await findToday(tx, place);
  const bounds =
    uplineId === null ? [] : [await findRates(tx, uplineId, today), await findRates(tx, uplineId)];
  await write(tx, id, lowest(rates, ...bounds), today);
}

/** The rates of a superior's newcomers: those that an agent sets for them, else all that the superior has. */
export async function findNewcomerRates(db: Queryable, superior: MemberRow): Promise<Rates> {
  const own = await findRates(db, superior.id);
  return isAgent(superior) ? { ...own, ...lowest(superior.newcomerRates, own) } : own;
}
