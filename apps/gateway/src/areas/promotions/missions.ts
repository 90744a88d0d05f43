import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { members, orders, rounds } from '../../db/schema';
import type { Texts } from '../../base/language';
import type { Asker } from '../../model/asker';
import { maskName } from '../../model/members/masks';
import { sumOf } from '../../db/sumOf';

const week = 7 * 86_400_000;
// The week of the leader board begins on Monday, 1970-01-05.
const monday = 4 * 86_400_000;
const prizes = [5_000, 3_000, 2_000, 1_000, 500, 300, 200, 100, 100, 100];

const texts = {
  title: { EN: 'Mission of the week', TY: 'Misyon ng linggo', PT: 'Missão da semana' },
  rounds: { EN: 'Play 50 rounds', TY: 'Maglaro ng 50 round', PT: 'Jogue 50 rodadas' },
  stake: {
    EN: 'Stake 5,000 in total',
    TY: 'Tumaya ng 5,000 sa kabuuan',
    PT: 'Aposte 5.000 no total',
  },
  variety: {
    EN: 'Play 8 different games',
    TY: 'Maglaro ng 8 magkaibang laro',
    PT: 'Jogue 8 jogos diferentes',
  },
  deposit: { EN: 'Make a deposit', TY: 'Magdeposito', PT: 'Faça um depósito' },
} satisfies Record<string, Texts>;

const startOfWeek = (now: number) => Math.floor((now - monday) / week) * week + monday;

/** One point for each whole unit of the currency staked this week. */
async function leaders({ services, scope }: Asker, since: Date) {
  const unit = 10 ** scope.config.currency.scale;
  const rows = await services.db
    .select({ memberId: rounds.memberId, account: members.account, bet: sumOf(rounds.bet) })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(
      and(
        eq(rounds.merchant, scope.config.code),
        gte(rounds.createdAt, since),
        inArray(members.type, [0, 1, 2]),
      ),
    )
    .groupBy(rounds.memberId, members.account)
    .orderBy(desc(sql`sum(${rounds.bet})`), rounds.memberId);
  return rows.map((row, at) => ({ ...row, rank: at + 1, points: Math.floor(row.bet / unit) }));
}

async function missionsOf({ services, session, language, scope }: Asker, since: Date) {
  const memberId = session?.member.id ?? 0;
  const unit = 10 ** scope.config.currency.scale;
  const played = and(eq(rounds.memberId, memberId), gte(rounds.createdAt, since));
  const paid = and(
    eq(orders.memberId, memberId),
    eq(orders.kind, 'deposit'),
    eq(orders.status, 'success'),
    gte(orders.createdAt, since),
  );
  const [[sums], [deposits]] = await Promise.all([
    services.db
      .select({
        size: count(),
        bet: sumOf(rounds.bet),
        games: sql<number>`count(distinct ${rounds.nodeId})`.mapWith(Number),
      })
      .from(rounds)
      .where(played),
    services.db.select({ size: count() }).from(orders).where(paid),
  ]);
  const mission = (
    id: 'rounds' | 'stake' | 'variety' | 'deposit',
    progress: number,
    target: number,
    points: number,
  ) => ({
    id,
    title: texts[id][language],
    progress: Math.min(progress, target),
    target,
    points,
  });
  return [
    mission('rounds', sums?.size ?? 0, 50, 200),
    mission('stake', Math.floor((sums?.bet ?? 0) / unit), 5_000, 500),
    mission('variety', sums?.games ?? 0, 8, 150),
    mission('deposit', deposits?.size ?? 0, 1, 100),
  ];
}

/** The week's missions and who leads, from what was really played (MINE-08). */
export async function leaderBoard(asker: Asker) {
  const { services, session, language } = asker;
  const start = startOfWeek(services.now());
  const since = new Date(start);
  const [ranking, missions] = await Promise.all([leaders(asker, since), missionsOf(asker, since)]);
  const own = ranking.find(({ memberId }) => memberId === session?.member.id);
  return {
    title: texts.title[language],
    endTime: start + week,
    own: session && { rank: own?.rank ?? null, points: own?.points ?? 0 },
    missions,
    leaders: ranking.slice(0, prizes.length).map(({ rank, account, points }) => ({
      rank,
      customerName: maskName(account),
      points,
      prize: prizes[rank - 1] ?? 0,
    })),
  };
}
