import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readSqlState } from './failures';
import { games } from './schema';
import { transact } from './transact';
import { filePlatform } from '../testing/filePlatform';

const platform = filePlatform();

/** Runs a transaction that the database refuses so often, with this state; tells how often it ran and how it ended. */
async function refused(state: string, often: number) {
  const { db } = platform.gateway.services;
  let ran = 0;
  const ended = await transact(db, async (tx) => {
    ran += 1;
    // A row from before the refusal must be gone when it runs again.
    await tx.update(games).set({ name: sql`${games.name} || '+'` });
    if (ran <= often)
      await tx.execute(
        sql.raw(`do $$ begin raise exception 'x' using errcode = '${state}'; end $$`),
      );
  }).then(
    () => 'done',
    (error: unknown) => readSqlState(error),
  );
  return { ran, ended };
}

/** How often what `refused` writes stands there. */
const marks = async () => {
  const { db } = platform.gateway.services;
  const [game] = await db.select({ name: games.name }).from(games).orderBy(games.nodeId).limit(1);
  if (game === undefined) throw new Error('no game');
  return game.name.replace(/[^+]/g, '').length;
};

describe('a transaction that another was in the way of', () => {
  it.each(['40001', '40P01'])('runs again, and writes once: %s', async (state) => {
    const before = await marks();
    expect(await refused(state, 2)).toEqual({ ran: 3, ended: 'done' });
    expect(await marks()).toBe(before + 1);
  });

  it('gives up after five times, with the cause, and writes nothing', async () => {
    const before = await marks();
    expect(await refused('40001', 99)).toEqual({ ran: 5, ended: '40001' });
    expect(await marks()).toBe(before);
  });

  it('is not run again for any other failure', async () => {
    expect(await refused('22012', 1)).toEqual({ ran: 1, ended: '22012' });
  });
});
