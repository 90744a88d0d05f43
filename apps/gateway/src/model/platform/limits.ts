import { and, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../db/clock';
import type { Queryable } from '../../db/open';
import { limits } from '../../db/schema';
import { transact } from '../../db/transact';
import type { Services } from './services';

/**
 * The key of a limit: its name, then who or what it is counted for, in one form each. The parts are kept apart, so that no
 * text that somebody typed can look like another key.
 */
export type LimitKey = readonly [name: string, ...parts: readonly (string | number)[]];

const writeKey = (key: LimitKey): string => JSON.stringify(key);

/** At most `most` tries under a key, in a window of milliseconds that begins with the first. */
export interface Limit {
  readonly key: LimitKey;
  readonly most: number;
  readonly windowMs: number;
}

type Holder = Pick<Services, 'db' | 'clock'>;

/** One statement, so that of any number at once exactly `most` pass; what is refused writes nothing. */
async function take(db: Queryable, { key, most, windowMs }: Limit, clock: Clock): Promise<boolean> {
  const resetsAt = clock.at(windowMs);
  const over = lte(limits.resetsAt, clock.at());
  const taken = await db
    .insert(limits)
    .values({ key: writeKey(key), used: 1, resetsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        used: sql`case when ${over} then 1 else ${limits.used} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${limits.resetsAt} end`,
      },
      setWhere: or(over, lt(limits.used, most)),
    })
    .returning({ used: limits.used });
  return taken.length > 0;
}

class Exhausted extends Error {}

/**
 * Counts a try before it is judged, under every limit or under none: a flood that one of them refuses uses up no
 * other, and leaves no row behind.
 * @returns false where a limit is reached
 */
export async function reserve({ db, clock }: Holder, ...all: readonly Limit[]): Promise<boolean> {
  const [only] = all;
  if (only !== undefined && all.length === 1) return take(db, only, clock);
  // In one order, so that two that need the same limits do not wait for each other.
  const ordered = [...all].sort((one, other) => (writeKey(one.key) < writeKey(other.key) ? -1 : 1));
  try {
    await transact(db, async (tx) => {
      for (const limit of ordered) if (!(await take(tx, limit, clock))) throw new Exhausted();
    });
    return true;
  } catch (error) {
    if (error instanceof Exhausted) return false;
    throw error;
  }
}

/** Gives one try back: it was none, after all. */
export async function giveBack({ db }: Holder, key: LimitKey): Promise<void> {
  await db
    .update(limits)
    .set({ used: sql`${limits.used} - 1` })
    .where(and(eq(limits.key, writeKey(key)), gt(limits.used, 0)));
}

/** Forgets all tries under these keys. */
export async function forget({ db }: Holder, ...keys: readonly LimitKey[]): Promise<void> {
  await db.delete(limits).where(inArray(limits.key, keys.map(writeKey)));
}
