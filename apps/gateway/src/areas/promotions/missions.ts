import { sql } from 'drizzle-orm';
import { dayOf, periodOf } from '../../base/period';
import type { Period } from '../../base/period';
import { tell } from '../../content/merchantText';
import { missions } from '../../content/missions';
import { missionBoard } from '../../content/promotions';
import { members } from '../../db/schema';
import type { Asker } from '../../model/asker';
import { maskName } from '../../model/members/masks';
import { placesOf } from '../../model/promotions/earnings';
import { missionProgress } from '../../model/promotions/missions';
import { isOffered } from '../../model/promotions/runs';
import { weekOf } from '../../model/promotions/week';

const { prizes } = missionBoard.pays;

/** Who leads a week, and where the asker stands: by the very places that the prizes are paid by. */
async function leaders({ services, scope, session }: Asker, week: Period) {
  const own = session?.member.id ?? 0;
  return services.db
    .select({
      memberId: sql`p.member_id`.mapWith(Number),
      account: members.account,
      points: sql`p.points`.mapWith(Number),
      rank: sql`p.place`.mapWith(Number),
    })
    .from(sql`(${placesOf(missionBoard, scope, week)}) p`)
    .innerJoin(members, sql`${members.id} = p.member_id`)
    .where(sql`p.place <= ${prizes.length}::int or p.member_id = ${own}`)
    .orderBy(sql`p.place`);
}

async function missionsOf({ services, session, language, scope }: Asker, week: Period) {
  const memberId = session?.member.id ?? 0;
  const progress = await missionProgress(services.db, scope, week, memberId);
  return missions.map(({ id, title, target, points }) => ({
    id,
    title: title[language],
    progress: Math.min(progress[id], target),
    target,
    points,
  }));
}

/** The week's missions and who leads, from what was really played (MINE-08). Empty where no missions are offered. */
export async function leaderBoard(asker: Asker) {
  const { services, session, scope, language } = asker;
  const title = tell(missionBoard.title, language, scope);
  if (!isOffered(missionBoard, scope))
    return { title, endTime: null, own: null, missions: [], leaders: [] };
  const { timeZone } = scope.config;
  const week = weekOf(dayOf(services.now(), timeZone));
  const [ranking, toDo] = await Promise.all([leaders(asker, week), missionsOf(asker, week)]);
  const own = ranking.find(({ memberId }) => memberId === session?.member.id);
  return {
    title,
    endTime: periodOf(week, timeZone).until.getTime(),
    own: session && { rank: own?.rank ?? null, points: own?.points ?? 0 },
    missions: toDo,
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
