import { randomInt } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { errorCodes, multiplyMoney } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';
import type { Asked } from '../../call/route';
import { readClock } from '../../db/clock';
import { members, rainClaims } from '../../db/schema';
import { giveBonus } from '../../ledger/giveBonus';
import { toMajor, toMinor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import type { MemberAsker } from '../../model/platform/asker';
import type { Services } from '../../model/platform/services';
import { maskName } from '../../model/member/masks';
import { findTermsAt } from '../../model/promotions/termsInForce';
import { command } from '../../model/platform/command';
import { demandActualAccount } from '../../model/member/memberType';

const hour = 3_600_000;

/** It rains from the beginning of every hour; a rain is named by the hour it begins. */
function rainAt(at: number, { rainMs }: Services) {
  const start = Math.floor(at / hour) * hour;
  const open = at < start + rainMs;
  const next = open ? start : start + hour;
  const times = { startTime: next, endTime: next + rainMs, nextStartTime: start + hour };
  return { open, id: String(start), times };
}

/** The member's one envelope of a rain. */
async function findClaim({ services, member }: MemberAsker, rainId: string) {
  const mine = and(eq(rainClaims.memberId, member.id), eq(rainClaims.rainId, rainId));
  const [claim] = await services.db.select().from(rainClaims).where(mine);
  return claim;
}

export async function redRain(asker: MemberAsker) {
  const { services, scope } = asker;
  const { open, id, times } = rainAt(await readClock(services.db, services), services);
  const claim = open ? await findClaim(asker, id) : undefined;
  const rows = await services.db
    .select({ claim: rainClaims, account: members.account })
    .from(rainClaims)
    .innerJoin(members, eq(members.id, rainClaims.memberId))
    .where(eq(rainClaims.merchant, scope.code))
    .orderBy(desc(rainClaims.createdAt))
    .limit(20);
  return {
    open,
    ...times,
    remaining: claim === undefined ? 1 : 0,
    won: claim && toMajor(claim.amount, scope),
    winners: rows.map(({ claim: { amount, createdAt }, account }) => ({
      customerName: maskName(account),
      amount: toMajor(amount, scope),
      time: createdAt.getTime(),
    })),
  };
}

/** Grabs the envelope of this hour's rain. */
export async function grabRedRain(
  { services, member: { id: memberId }, scope }: MemberAsker,
  { body }: Asked<typeof promotionCalls.grabRedRain>,
) {
  return command(services, memberId, {
    intent: { key: body.requestId, kind: 'redRain', body: {} },
    run: async (tx, member, at) => {
      demandActualAccount(member);
      const { open, id } = rainAt(at.getTime(), services);
      if (!open) throw new Failure(errorCodes.redRainClosed);
      const { least, most, timesStaked } = (await findTermsAt(tx, scope, at)).gifts.rain;
      const amount = randomInt(toMinor(least, scope), toMinor(most, scope) + 1);
      const [made] = await tx
        .insert(rainClaims)
        .values({ memberId: member.id, rainId: id, merchant: scope.code, amount, createdAt: at })
        .onConflictDoNothing()
        .returning();
      if (made === undefined) throw new Failure(errorCodes.redRainTaken);
      const toStake = multiplyMoney(amount, timesStaked);
      const key = `rain ${id} ${memberId}`;
      await giveBonus(tx, scope, { memberId, cause: 'Red rain', key, amount, toStake, at });
      return { amount: toMajor(amount, scope), remaining: 0 };
    },
  });
}
