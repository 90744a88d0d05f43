import { findEnd, judgePick, playMatch, readPick, settleSlip } from '@playhouse/games';
import type { Draw } from '@playhouse/games';
import { multiplyMoney } from '@playhouse/wps';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/open';
import { sportsBets, sportsLegs } from '../../../db/schema';
import type { FixtureRow, SportsBetRow } from '../../../db/schema';
import { findRisk } from '../findRisk';
import { findLegs } from './findLegs';
import type { BetLeg } from './findLegs';
import { toSpec } from './liveMatch';

/** Stakes on the same picks at the same odds. */
interface Stakes {
  readonly stake: number;
  readonly legs: readonly BetLeg[];
}

const nameLegs = (legs: readonly BetLeg[]) =>
  legs.map(({ leg }) => `${leg.fixtureId} ${leg.pick} ${leg.odds}`).join(' ');

/** All stakes of a member, won or lost or open, on the matches that a bet is on. */
async function findStakes(
  tx: Transaction,
  { memberId }: SportsBetRow,
  legs: readonly BetLeg[],
): Promise<readonly Stakes[]> {
  const matches = legs.map(({ fixture }) => fixture.id);
  const bets = await tx
    .selectDistinct({ id: sportsBets.id, stake: sportsBets.stake })
    .from(sportsBets)
    .innerJoin(sportsLegs, eq(sportsLegs.betId, sportsBets.id))
    .where(and(eq(sportsBets.memberId, memberId), inArray(sportsLegs.fixtureId, matches)));
  const known = await findLegs(
    tx,
    bets.map(({ id }) => id),
  );
  const stakes = new Map<string, Stakes>();
  for (const { id, stake } of bets) {
    const own = known.get(id) ?? [];
    const name = nameLegs(own);
    stakes.set(name, { stake: stake + (stakes.get(name)?.stake ?? 0), legs: own });
  }
  return [...stakes.values()];
}

/** An end that a match could have come to. */
function drawEnd(fixture: FixtureRow, draw: Draw) {
  const last = playMatch(toSpec(fixture), draw).at(-1);
  return last && findEnd(last);
}

/** All that stakes bring together at ends of their matches. */
function payTogether(all: readonly Stakes[], draw: Draw): number {
  const ends = new Map<string, ReturnType<typeof findEnd>>();
  const findMatchEnd = (fixture: FixtureRow) => {
    const end = ends.get(fixture.id) ?? drawEnd(fixture, draw);
    ends.set(fixture.id, end);
    return end;
  };
  return all.reduce((sum, { stake, legs }) => {
    const judged = legs.flatMap(({ leg, fixture }) => {
      const end = findMatchEnd(fixture);
      const pick = readPick(leg.pick);
      const { odds } = leg;
      return end === undefined ? [] : [{ odds, result: judgePick(pick.market, pick, end) }];
    });
    return sum + settleSlip(stake, judged);
  }, 0);
}

/**
 * The part of a bet's stake that is at risk, minor units: its share of what all that the member has staked on its matches
 * loses together. Bets that were bought back meanwhile stand as they were placed.
 */
export async function findBetRisk(
  tx: Transaction,
  bet: SportsBetRow,
  legs: readonly BetLeg[],
): Promise<number> {
  const all = await findStakes(tx, bet, legs);
  if (all.length < 2) return bet.stake;
  const stake = all.reduce((sum, each) => sum + each.stake, 0);
  const seeds = legs.map(({ fixture }) => fixture.seed).join(' ');
  const risk = findRisk(stake, seeds, (draw) => payTogether(all, draw));
  return multiplyMoney(bet.stake, risk / stake);
}
