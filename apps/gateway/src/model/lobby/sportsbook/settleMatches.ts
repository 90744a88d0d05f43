import { findEnd, judgePick, readPick, settleSlip } from '@playhouse/games';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { readClock } from '../../../db/clock';
import type { Transaction } from '../../../db/open';
import { fixtures, games, sportsBets, sportsLegs } from '../../../db/schema';
import type { FixtureRow, SportsBetRow } from '../../../db/schema';
import { transact } from '../../../db/transact';
import { command } from '../../platform/command';
import type { Services } from '../../platform/services';
import { closeBet } from './closeBet';
import { findLegs } from './findLegs';
import type { BetLeg } from './findLegs';
import { createQuietTime } from '../../platform/quietTime';
import { findEndMoment, isOver, readState } from './liveMatch';
import { nextStart, writeFixtures } from './writeFixtures';

type Result = BetLeg['leg']['result'];

/** The result of a leg; open while its match is played. */
function judge({ leg, fixture }: BetLeg, now: number): Result {
  const state = readState(fixture, now);
  const end = state && findEnd(state);
  if (end === undefined) return 'open';
  const pick = readPick(leg.pick);
  return judgePick(pick.market, pick, end);
}

/** Notes what the legs of a bet have come to, and ends it once nothing can change any more. */
async function settle(tx: Transaction, bet: SportsBetRow, now: number): Promise<void> {
  const legs = (await findLegs(tx, [bet.id])).get(bet.id) ?? [];
  const judged = legs.map((each) => ({ ...each, result: judge(each, now) }));
  for (const { leg, result } of judged)
    if (result !== leg.result)
      await tx
        .update(sportsLegs)
        .set({ result })
        .where(and(eq(sportsLegs.betId, bet.id), eq(sportsLegs.fixtureId, leg.fixtureId)));
  const decided = judged.flatMap(({ leg: { odds }, result }) =>
    result === 'open' ? [] : [{ odds, result }],
  );
  const isLost = decided.some(({ result }) => result === 'lost');
  if (decided.length < legs.length && !isLost) return;
  const [game] = await tx.select().from(games).where(eq(games.nodeId, bet.nodeId));
  if (game === undefined) throw new Error(`There is no title ${bet.nodeId}`);
  const win = settleSlip(bet.stake, decided);
  await closeBet(tx, { bet, game, legs, win, isCashedOut: false, at: new Date(now) });
}

async function settleOne(services: Services, { id, memberId }: SportsBetRow, now: number) {
  await command(services, memberId, {
    run: async (tx) => {
      // Read again under the lock: another gateway or a cash-out may have been faster.
      const open = and(eq(sportsBets.id, id), eq(sportsBets.status, 'open'));
      const [bet] = await tx.select().from(sportsBets).where(open);
      if (bet !== undefined) await settle(tx, bet, now);
    },
  });
}

const isOpenOn = (matches: readonly FixtureRow[]) =>
  and(
    inArray(
      sportsLegs.fixtureId,
      matches.map(({ id }) => id),
    ),
    ...[eq(sportsLegs.result, 'open'), eq(sportsBets.status, 'open')],
  );

/** Matches are done with once no bet on them is open; the lock waits for bets that are being placed. */
async function noteSettled(tx: Transaction, over: readonly FixtureRow[], now: number) {
  const ids = over.map(({ id }) => id);
  await tx
    .select({ id: fixtures.id })
    .from(fixtures)
    .where(inArray(fixtures.id, ids))
    .orderBy(fixtures.id)
    .for('update');
  const open = await tx
    .select({ id: sportsLegs.fixtureId })
    .from(sportsLegs)
    .innerJoin(sportsBets, eq(sportsBets.id, sportsLegs.betId))
    .where(isOpenOn(over));
  const left = new Set(open.map(({ id }) => id));
  await tx
    .update(fixtures)
    .set({ settledAt: new Date(now) })
    .where(
      inArray(
        fixtures.id,
        ids.filter((id) => !left.has(id)),
      ),
    );
}

const quiet = createQuietTime();

/** Writes the matches to come, and settles the bets on those that are over, of all members: each once. */
export async function settleMatches(services: Services): Promise<void> {
  const { db } = services;
  const now = await readClock(db, services);
  if (quiet.isQuiet(services, now)) return;
  await writeFixtures(db, now);
  const begun = await db
    .select()
    .from(fixtures)
    .where(and(isNull(fixtures.settledAt), lte(fixtures.startsAt, new Date(now))));
  const over = begun.filter((fixture) => isOver({ state: readState(fixture, now) }));
  if (over.length === 0) {
    quiet.keep(services, now, Math.min(nextStart(now), ...begun.map(findEndMoment)));
    return;
  }
  const bets = await db
    .select({ bet: sportsBets })
    .from(sportsBets)
    .innerJoin(sportsLegs, eq(sportsLegs.betId, sportsBets.id))
    .where(isOpenOn(over));
  for (const { bet } of bets) await settleOne(services, bet, now);
  await transact(db, (tx) => noteSettled(tx, over, now));
}
