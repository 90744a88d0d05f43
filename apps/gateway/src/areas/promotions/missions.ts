import { and, count, eq, gt, gte, lte, or, sql } from 'drizzle-orm';
import { dailyTotals, members, orders, rounds } from '../../db/schema';
import type { Texts } from '../../base/language';
import { dayOf, shiftDay, startOfDay } from '../../base/period';
import type { Asker } from '../../model/asker';
import { maskName } from '../../model/members/masks';
import { sumOf } from '../../db/sumOf';

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

/** The Monday with which the week of a day begins, YYYY-MM-DD. */
const mondayOf = (day: string) =>
  shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The week by the merchant's clock. */
function weekOf({ services, scope }: Asker) {
  const { timeZone } = scope.config;
  const firstDay = mondayOf(dayOf(services.now(), timeZone));
  return {
    firstDay,
    since: startOfDay(firstDay, timeZone),
    endTime: startOfDay(shiftDay(firstDay, 7), timeZone).getTime(),
  };
}

/** Who staked most since a day, and where the asker stands: one point for each whole unit of the currency. */
async function leaders({ services, scope, session }: Asker, firstDay: string) {
  const unit = 10 ** scope.config.currency.scale;
  const ranked = services.db
    .select({
      memberId: dailyTotals.memberId,
      points: sql<number>`floor(sum(${dailyTotals.bet}) / ${unit})`.mapWith(Number).as('points'),
      rank: sql<number>`rank() over (order by sum(${dailyTotals.bet}) desc, ${dailyTotals.memberId})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(dailyTotals)
    .where(
      and(
        eq(dailyTotals.merchant, scope.code),
        gte(dailyTotals.day, firstDay),
        gt(dailyTotals.bet, 0),
      ),
    )
    .groupBy(dailyTotals.memberId)
    .as('ranked');
  return services.db
    .select({
      memberId: ranked.memberId,
      account: members.account,
      points: ranked.points,
      rank: ranked.rank,
    })
    .from(ranked)
    .innerJoin(members, eq(members.id, ranked.memberId))
    .where(or(lte(ranked.rank, prizes.length), eq(ranked.memberId, session?.member.id ?? 0)))
    .orderBy(ranked.rank);
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
  const { session, language } = asker;
  const { firstDay, since, endTime } = weekOf(asker);
  const [ranking, missions] = await Promise.all([
    leaders(asker, firstDay),
    missionsOf(asker, since),
  ]);
  const own = ranking.find(({ memberId }) => memberId === session?.member.id);
  return {
    title: texts.title[language],
    endTime,
    own: session && { rank: own?.rank ?? null, points: own?.points ?? 0 },
    missions,
    leaders: ranking
      .filter(({ rank }) => rank <= prizes.length)
      .map(({ rank, account, points }) => ({
        rank,
        customerName: maskName(account),
        points,
        prize: prizes[rank - 1] ?? 0,
      })),
  };
}
