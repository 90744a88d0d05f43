import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ErrorCode } from '@playhouse/wps';
import { errorCodes } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { readClock } from '../../db/clock';
import type { Queryable, Transaction } from '../../db/open';
import { intents, members } from '../../db/schema';
import { savepoint, transact } from '../../db/transact';
import type { MemberRow } from '../../db/schema';
import type { Services } from './services';

/** A write that a member means to happen once, by the key that the browser made for it. */
export interface Intent {
  readonly key: string;
  readonly kind: string;
  /** Tells this intent from another one; secrets that may be mistyped are no part of it. */
  readonly body: unknown;
}

/** A write that has rules. */
export interface Command<T> {
  /** Left out where the write's own row already says that it happened. */
  readonly intent?: Intent | undefined;
  /**
   * Checks that must outlive a refusal, such as counted guesses of a password: outside the transaction, after no
   * earlier answer was found.
   */
  readonly admit?: () => Promise<void>;
  /**
   * Judges and writes, with the member's row locked and fresh, at the moment of the database's clock from then on. What
   * it answers is kept with the intent, as JSON.
   */
  readonly run: (tx: Transaction, member: MemberRow, at: Date) => Promise<T>;
}

export type IntentRow = typeof intents.$inferSelect;

/** An intent's row on its way into the database, together with what is written beside it. */
export type IntentNote = ReturnType<typeof noteIntent>;

/** A write that is judged before anything is written: two questions to the database, and no savepoint. */
export interface Plan<Stand, T> {
  readonly intent: Intent;
  /** Reads, with the member's row locked, the intent and the database's clock together with all that is to be judged. */
  readonly read: (
    tx: Transaction,
  ) => Promise<{ readonly known: IntentRow | null; readonly at: Date; readonly stand: Stand }>;
  /** Answers what is kept with the intent, and what writes all, the note of the intent among it. */
  readonly judge: (
    stand: Stand,
    at: Date,
  ) => {
    readonly answer: T;
    readonly write: (tx: Transaction, note: IntentNote) => Promise<unknown>;
  };
}

const hashOf = ({ kind, body }: Intent) =>
  createHash('sha256')
    .update(JSON.stringify([kind, body]))
    .digest('base64url');

export async function findIntent(
  db: Queryable,
  memberId: number,
  key: string,
): Promise<IntentRow | undefined> {
  const one = and(eq(intents.memberId, memberId), eq(intents.key, key));
  const [known] = await db.select().from(intents).where(one);
  return known;
}

/** Kind of an intent that was given up before it arrived: it is refused whatever its body. */
const droppedKind = 'dropped';

/** How a command ended: kept for the intent, told to the caller after the commit. */
type End<T> = { readonly answer: T } | { readonly refusal: Failure };

function endOf<T>(known: IntentRow, intent: Intent): End<T> {
  if (known.kind === droppedKind) return { refusal: new Failure(errorCodes.intentDropped) };
  if (known.bodyHash !== hashOf(intent))
    return { refusal: new Failure(errorCodes.intentConflict, { status: 409 }) };
  if (known.state === 'refused') return { refusal: new Failure(known.code as ErrorCode) };
  // It was written by this very kind of command: the hash covers the kind.
  return { answer: known.answer as T };
}

/** Whoever else writes for this member waits here until this transaction ends. */
export async function lockMember(tx: Transaction, memberId: number): Promise<MemberRow> {
  const [member] = await tx
    .select()
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (member === undefined) throw new Failure(errorCodes.sessionEnded);
  return member;
}

async function judge<T>(tx: Transaction, run: (inner: Transaction) => Promise<T>) {
  try {
    // A savepoint: what a refused command wrote is undone, and the refusal itself can still be kept.
    return { answer: await savepoint(tx, run) };
  } catch (error) {
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}

/** The row that tells how an intent ended. */
const noteIntent = <T>(
  tx: Transaction,
  { memberId, intent, at }: { memberId: number; intent: Intent; at: Date },
  end: End<T>,
) =>
  tx.insert(intents).values({
    ...{ memberId, key: intent.key, kind: intent.kind, bodyHash: hashOf(intent), createdAt: at },
    ...('answer' in end
      ? { state: 'committed', answer: end.answer }
      : { state: 'refused', code: end.refusal.code }),
  });

async function runLocked<T>(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  memberId: number,
  { intent, run }: Command<T>,
): Promise<End<T>> {
  const member = await lockMember(tx, memberId);
  const at = new Date(await readClock(tx, services));
  if (intent === undefined) return { answer: await run(tx, member, at) };
  const known = await findIntent(tx, memberId, intent.key);
  if (known !== undefined) return endOf<T>(known, intent);
  const end: End<T> = await judge(tx, (inner) => run(inner, member, at));
  await noteIntent(tx, { memberId, intent, at }, end);
  return end;
}

function tell<T>(end: End<T>): T {
  if ('refusal' in end) throw end.refusal;
  return end.answer;
}

/**
 * Gives an intent up that never arrived, so that none of its copies can move anything any more. One that ended before
 * stays as it is, and one that is at work is waited for.
 */
export function dropIntent(
  { db, clock }: Services,
  memberId: number,
  key: string,
): Promise<IntentRow> {
  return transact(db, async (tx) => {
    await lockMember(tx, memberId);
    const known = await findIntent(tx, memberId, key);
    if (known !== undefined) return known;
    const [dropped] = await tx
      .insert(intents)
      .values({
        memberId,
        key,
        kind: droppedKind,
        bodyHash: '',
        state: 'refused',
        code: errorCodes.intentDropped,
        createdAt: clock.at(),
      })
      .returning();
    if (dropped === undefined) throw new Error('an intent could not be given up');
    return dropped;
  });
}

/**
 * The one way to write where a rule must hold: looks the intent up, locks the member, looks again, judges, writes and
 * commits, all in one transaction that is repeated when another was in its way.
 * @throws Failure intent.conflict (409) for a key that was used with another body; whatever `run` and `admit` refuse
 */
export async function command<T>(
  services: Services,
  memberId: number,
  given: Command<T>,
): Promise<T> {
  const { db } = services;
  const { intent, admit } = given;
  // Before any rule: whoever repeats a lost request gets its answer, even if nothing would be allowed any more.
  const known = admit && intent && (await findIntent(db, memberId, intent.key));
  if (intent && known) return tell(endOf<T>(known, intent));
  await admit?.();
  const run = () => transact(db, (tx) => runLocked(services, tx, memberId, given));
  return tell(await (intent ? services.openIntents.during(run) : run()));
}

function judgeStand<Stand, T>({ judge: plan }: Plan<Stand, T>, stand: Stand, at: Date) {
  try {
    return plan(stand, at);
  } catch (error) {
    if (error instanceof Failure) return { refusal: error };
    throw error;
  }
}

async function runPlan<Stand, T>(
  tx: Transaction,
  memberId: number,
  plan: Plan<Stand, T>,
): Promise<End<T>> {
  const { intent, read } = plan;
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
    .prepare('lock_member')
    .execute();
  const { known, at, stand } = await read(tx);
  if (known !== null) return endOf<T>(known, intent);
  const note = { memberId, intent, at };
  const verdict = judgeStand(plan, stand, at);
  if ('refusal' in verdict) {
    await noteIntent(tx, note, verdict);
    return verdict;
  }
  await verdict.write(tx, noteIntent(tx, note, verdict));
  return verdict;
}

/** A command whose rules need what one question answers: the same promises, in three questions and no more. */
export async function commandByPlan<Stand, T>(
  { db, openIntents }: Services,
  memberId: number,
  plan: Plan<Stand, T>,
): Promise<T> {
  return tell(await openIntents.during(() => transact(db, (tx) => runPlan(tx, memberId, plan))));
}
