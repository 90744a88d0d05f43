import { sql } from 'drizzle-orm';
import { toDay, toSpan } from '../../base/period';
import type { Period } from '../../base/period';
import { tell } from '../../content/merchantText';
import { missions } from '../../content/missions';
import type { Promotion } from '../../content/promotion';
import { missionBoard } from '../../content/promotions';
import { writeMoney } from '../../content/writeMoney';
import { readClock } from '../../db/clock';
import type { Asker } from '../../model/platform/asker';
import { toMajor } from '../../ledger/money';
import { maskName } from '../../model/member/masks';
import { selectPrizes } from '../../model/promotions/earnings';
import { selectPlaces, getStanding } from '../../model/promotions/standings';
import { missionProgress } from '../../model/promotions/missions';
import { isOffered } from '../../model/promotions/runs';
import type { TermsInForce } from '../../model/promotions/termsInForce';
import { findTerms } from '../../model/promotions/termsInForce';
import { toWeek } from '../../model/promotions/week';

/** Who leads a week, with the prizes as things stand: by the very query that they are paid by. */
const leaders = ({ services, scope }: Asker, week: Period, { pays }: Promotion) =>
  pays.by !== 'board'
    ? []
    : services.db
        .select({
          account: sql<string>`account`,
          points: sql`points`.mapWith(Number),
          prize: sql`amount`.mapWith(Number),
          rank: sql`place`.mapWith(Number),
        })
        .from(sql`(${selectPrizes(pays, scope, selectPlaces(scope, week, pays.prizes.length))}) p`)
        .orderBy(sql`place`);

async function missionsOf(
  { services, session, language, scope }: Asker,
  week: Period,
  terms: TermsInForce,
) {
  const memberId = session?.member.id ?? 0;
  const progress = await missionProgress(services.db, scope, week, memberId);
  return terms.applyToMissions(missions).map(({ id, title, target, points }) => ({
    id,
    title: tell(title, language, scope, {
      target: writeMoney(target, language, scope, { round: true }),
    }),
    progress: Math.min(progress[id], target),
    target,
    points,
  }));
}

/** The week's missions and who leads, from what was really played (MINE-08). Empty where no missions are offered. */
export async function leaderBoard(asker: Asker) {
  const { services, session, scope, language } = asker;
  const title = tell(missionBoard.title, language, scope);
  const { timeZone } = scope.config;
  const week = toWeek(toDay(await readClock(services.db, services), timeZone));
  // A week is settled by the terms of its first day.
  const terms = await findTerms(services.db, scope, week.startDate);
  const [board] = terms.apply([missionBoard]);
  if (board === undefined || !isOffered(board, scope))
    return { title, endTime: null, own: null, missions: [], leaders: [] };
  const [ranking, toDo, own] = await Promise.all([
    leaders(asker, week, board),
    missionsOf(asker, week, terms),
    session && getStanding(services.db, scope, week, session.member.id),
  ]);
  return {
    title,
    endTime: toSpan(week, timeZone).until.getTime(),
    own,
    missions: toDo,
    leaders: ranking.map(({ rank, account, points, prize }) => ({
      rank,
      customerName: maskName(account),
      points,
      prize: toMajor(prize, scope),
    })),
  };
}
