import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SQL } from 'drizzle-orm';
import { and, asc, eq, isNull, lt, notInArray, or } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { brokenConstraint } from '../../db/failures';
import type { Queryable, Transaction } from '../../db/open';
import type { OrderRow, ProviderEvent, Verdict, WordRow } from '../../db/schema';
import { orders, providerWords } from '../../db/schema';
import { readAmount, toMajor } from '../../ledger/money';
import { command } from '../platform/command';
import type { Services } from '../platform/services';
import { creditDeposit, endDeposit } from './endDeposit';
import { judgeEvent } from './judgeEvent';
import type { EndingOrder } from './orders';
import { endOrder, findOrder } from './settleOrder';

/** A word as it came, with what its provider's adapter read in it. */
export interface ProviderWord {
  readonly provider: string;
  readonly body: string;
  /** The provider's own id of the message. @default the hash of the body */
  readonly messageId?: string | undefined;
  readonly event: ProviderEvent;
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('base64url');

const isOne = ({ id }: Pick<WordRow, 'id'>) => eq(providerWords.id, id);

async function findKept(
  { db }: Services,
  { provider, key }: Pick<WordRow, 'provider' | 'key'>,
): Promise<WordRow> {
  const same = and(eq(providerWords.provider, provider), eq(providerWords.key, key));
  const [known] = await db.select().from(providerWords).where(same);
  if (known === undefined) throw new Error('a word was neither kept nor known');
  return known;
}

/** Keeps a word under a key, or finds what was kept under it. */
async function keepOnce(
  services: Services,
  { provider, body, event }: ProviderWord,
  key: string,
): Promise<WordRow> {
  const receivedAt = services.clock.at();
  const [kept] = await services.db
    .insert(providerWords)
    .values({ provider, key, body, event, receivedAt })
    .onConflictDoNothing()
    .returning();
  services.log.info('a provider told', { provider, order: event.orderId, repeated: !kept });
  return kept ?? findKept(services, { provider, key });
}

/**
 * Keeps a word before anybody judges it; one that was kept before is answered as it stands. A known id with another event
 * is another word.
 */
export async function keepWord(services: Services, given: ProviderWord): Promise<WordRow> {
  const { body, event, messageId } = given;
  const kept = await keepOnce(services, given, messageId ?? hashOf(body));
  if (messageId === undefined || isDeepStrictEqual(kept.event, event)) return kept;
  return keepOnce(services, given, `${messageId} ${hashOf(body)}`);
}

/** The word, if nobody judged it meanwhile. Its member's row is locked, or it has no order. */
async function note(
  db: Queryable,
  word: WordRow,
  verdict: Verdict,
  at: Date | SQL<Date>,
  payment?: string,
): Promise<Verdict> {
  const isNew = and(isOne(word), isNull(providerWords.judgedAt));
  const end = { verdict, payment, judgedAt: at };
  const [noted] = await db.update(providerWords).set(end).where(isNew).returning();
  if (noted !== undefined) return verdict;
  const [known] = await db.select().from(providerWords).where(isOne(word));
  return known?.verdict ?? verdict;
}

/** The payment of a word that ends an order by it; a provider may number deposits and payouts alike. */
const getPayment = ({ kind }: OrderRow, { outcome, paymentId }: ProviderEvent) =>
  outcome === 'paid' && paymentId !== undefined ? `${kind} ${paymentId}` : undefined;

/** Whether a payment has ended another order. */
async function isUsed(db: Queryable, { provider }: WordRow, payment: string): Promise<boolean> {
  const same = and(eq(providerWords.provider, provider), eq(providerWords.payment, payment));
  const [used] = await db.select({ id: providerWords.id }).from(providerWords).where(same);
  return used !== undefined;
}

async function readOrder(tx: Transaction, { id }: OrderRow): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error(`order ${id} is gone`);
  return order;
}

/** Logs a verdict; one that waits for a person is a warning. */
function tellVerdict({ log }: Services, { id, event }: WordRow, verdict: Verdict): void {
  const fields = { word: id, order: event.orderId, verdict };
  if (verdict === 'settled' || verdict === 'repeated')
    log.info('a provider’s word was judged', fields);
  else log.warn('a provider’s word waits for a person', fields);
}

/**
 * Judges a word by rule, once: what came for an open or refused deposit is credited, whatever was ordered; an end that
 * repeats another changes nothing; a payment ends one order; the rest waits for a person.
 */
export async function judgeWord(services: Services, word: WordRow): Promise<Verdict> {
  if (word.verdict !== null) return word.verdict;
  const found = await findOrder(services, word.event.orderId);
  if (found === undefined) {
    const unknown = await note(services.db, word, 'unknown', services.clock.at());
    tellVerdict(services, word, unknown);
    return unknown;
  }
  const { scope } = found;
  const verdict = await command(services, found.order.memberId, {
    run: async (tx, member, at) => {
      const [open] = await tx.select().from(providerWords).where(isOne(word));
      if (open?.verdict) return open.verdict;
      const order = await readOrder(tx, found.order);
      const end = judgeEvent({ order, scope }, word.event);
      if (typeof end === 'string') return note(tx, word, end, at);
      const payment = getPayment(order, word.event);
      if (payment !== undefined && (await isUsed(tx, word, payment)))
        return note(tx, word, 'paidOther', at);
      const isEnded = await endOrder(tx, { order, scope, member, at }, end);
      return isEnded ? note(tx, word, 'settled', at, payment) : note(tx, word, 'contradicts', at);
    },
  }).catch((error: unknown) => {
    // Another member's order was ended by the same payment at this very moment.
    if (brokenConstraint(error) !== 'provider_words_payment') throw error;
    return note(services.db, word, 'paidOther', services.clock.at());
  });
  tellVerdict(services, word, verdict);
  return verdict;
}

const patienceMs = 5_000;
const batch = 200;

/** Judges what was kept by a process that went away before it had judged. */
export async function judgeKeptWords(services: Services): Promise<void> {
  const since = services.clock.at(-patienceMs);
  const left = await services.db
    .select()
    .from(providerWords)
    .where(and(isNull(providerWords.judgedAt), lt(providerWords.receivedAt, since)))
    .orderBy(asc(providerWords.receivedAt))
    .limit(batch);
  for (const word of left) await judgeWord(services, word);
}

const isOpen = isNull(providerWords.resolution);
const isForPerson = notInArray(providerWords.verdict, ['settled', 'repeated']);

/** Words that wait for a person, and those that nobody could judge yet; oldest first. */
export function findOpenWords({ db }: Services, most: number): Promise<WordRow[]> {
  return db
    .select()
    .from(providerWords)
    .where(and(isOpen, or(isNull(providerWords.verdict), isForPerson)))
    .orderBy(asc(providerWords.receivedAt), asc(providerWords.id))
    .limit(most);
}

/** Closes a word that waits for a person. @returns undefined when somebody else has, or a rule */
async function resolve(
  db: Queryable,
  id: number,
  resolution: string,
): Promise<WordRow | undefined> {
  const waits = and(isOne({ id }), isOpen, isForPerson);
  const [closed] = await db.update(providerWords).set({ resolution }).where(waits).returning();
  return closed;
}

/** Closes a word that brings nothing. @throws Failure request.invalid without a reason */
export async function refuseWord({ db }: Services, id: number, reason: string): Promise<void> {
  if (reason.trim() === '') throw new Failure(errorCodes.requestInvalid);
  await resolve(db, id, `refused: ${reason.trim()}`);
}

/**
 * Credits a word that waits to the deposit that a person names: it pays the order, or comes on top of one that is paid.
 * @param amount major units of the order's merchant
 * @throws Failure notFound for another order than a deposit, amount.outOfRange, request.invalid for a word of no payment
 */
export async function creditWord(
  services: Services,
  id: number,
  { orderId, amount }: { readonly orderId: string; readonly amount: number },
): Promise<void> {
  const found = await findOrder(services, orderId);
  if (found?.order.kind !== 'deposit') throw new Failure(errorCodes.notFound);
  const { scope } = found;
  const came = readAmount(amount, scope);
  await command(services, found.order.memberId, {
    run: async (tx, member, at) => {
      const told = `credited: ${toMajor(came, scope)} to ${orderId}`;
      const word = await resolve(tx, id, told);
      if (word === undefined) return;
      if (word.event.outcome === 'refused') throw new Failure(errorCodes.requestInvalid);
      const order = await readOrder(tx, found.order);
      const ending: EndingOrder = { order, scope, member, at };
      if (await endDeposit(tx, ending, { paid: true, came })) return;
      await creditDeposit(tx, ending, { key: `deposit ${orderId} ${id}`, amount: came, fee: 0 });
    },
  });
}
