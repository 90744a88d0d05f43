import { and, desc, eq, sql } from 'drizzle-orm';
import { errorCodes, houseRules, keepsRule } from '@playhouse/wps';
import type { agentCalls } from '@playhouse/wps';
import { affiliateLinks } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { MerchantScope } from '../../base/merchants';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { rowId } from '../../base/rowId';
import { command } from '../../model/platform/command';
import { findNewcomerRates } from '../../model/agent/rates';
import { createMember, newCode } from '../../model/registration/createMember';
import { findMemberByAccount } from '../../model/member/findMember';
import { demandAgent } from './demandAgent';
import { demandInRange, toRates } from './rebateSettings';

type Link = typeof affiliateLinks.$inferSelect;

interface Counts {
  readonly visitCount: number;
  readonly registerCount: number;
}

const shown = (
  link: Link,
  { config }: MerchantScope,
  counts: Counts = { visitCount: 0, registerCount: 0 },
) => ({
  id: link.id,
  code: link.code,
  url: `${config.mainDomain}/m/register?affiliateCode=${link.code}`,
  type: link.memberType,
  rates: config.categories.flatMap((gameType) => {
    const rate = link.rates[gameType] ?? 0;
    return rate > 0 ? [{ gameType, rate }] : [];
  }),
  createTime: link.createdAt.getTime(),
  ...counts,
});

/** Those below the agent who registered with a link. Written out: drizzle would name the outer column without its table. */
const registered = sql<number>`(select count(*) from members invited where invited.invite_link_id = "affiliate_links"."id")`;

const visited = sql<number>`(select coalesce(sum(visits), 0) from link_visits looks where looks.link_id = "affiliate_links"."id")`;

export async function inviteLinks({ services, member, scope }: MemberAsker) {
  demandAgent(member);
  const mine = eq(affiliateLinks.memberId, member.id);
  const rows = await services.db
    .select({
      link: affiliateLinks,
      visitCount: visited.mapWith(Number),
      registerCount: registered.mapWith(Number),
    })
    .from(affiliateLinks)
    .where(mine)
    .orderBy(desc(affiliateLinks.id));
  return rows.map(({ link, ...counts }) => shown(link, scope, counts));
}

const mostLinks = 20;

export async function createInviteLink(
  { services, member, scope }: MemberAsker,
  { body }: Asked<typeof agentCalls.createInviteLink>,
) {
  demandAgent(member);
  return command(services, member.id, {
    run: async (tx, agent, createdAt) => {
      const { id } = agent;
      const mine = eq(affiliateLinks.memberId, id);
      const own = await tx.select({ id: affiliateLinks.id }).from(affiliateLinks).where(mine);
      if (own.length >= mostLinks) throw new Failure(errorCodes.noPermission);
      const [link] = await tx
        .insert(affiliateLinks)
        .values({
          merchant: scope.code,
          memberId: id,
          code: newCode(9),
          memberType: body.type,
          rates: await findNewcomerRates(tx, agent),
          createdAt,
        })
        .returning();
      if (link === undefined) throw new Error('an invite link could not be written');
      return shown(link, scope);
    },
  });
}

export async function removeInviteLink(
  { services, member }: MemberAsker,
  { query }: Asked<typeof agentCalls.removeInviteLink>,
): Promise<void> {
  demandAgent(member);
  const mine = and(eq(affiliateLinks.memberId, member.id), eq(affiliateLinks.id, rowId(query.id)));
  const [gone] = await services.db.delete(affiliateLinks).where(mine).returning();
  if (gone === undefined) throw new Failure(errorCodes.notFound);
}

/** Registers somebody under the agent, with rates of at most the agent's own. */
export async function registerDownline(
  { services, member, scope }: MemberAsker,
  { body }: Asked<typeof agentCalls.registerDownline>,
) {
  demandAgent(member);
  const { username, password } = houseRules;
  if (!keepsRule(body.username, username) || !keepsRule(body.password, password))
    throw new Failure(errorCodes.requestInvalid);
  const wanted = toRates(body.rates);
  await demandInRange(services.db, member, wanted);
  if (await findMemberByAccount(services.db, scope.code, body.username))
    throw new Failure(errorCodes.usernameExists);
  const made = await createMember(services, scope, {
    account: body.username,
    password: body.password,
    type: body.type,
    upline: member,
    rates: { ...(await findNewcomerRates(services.db, member)), ...wanted },
  });
  return { id: made.id, account: made.account };
}
