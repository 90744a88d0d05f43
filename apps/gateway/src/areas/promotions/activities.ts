import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';
import { bannerArtAddress } from '../../art/bannerArtAddress';
import { Failure } from '../../base/failure';
import { toDay, shiftDay, startOfDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { ActivityContent } from '../../content/activities';
import { activityContents } from '../../content/activities';
import { listTerms } from '../../content/listTerms';
import { tell } from '../../content/merchantText';
import { readClock } from '../../db/clock';
import { applications, orders } from '../../db/schema';
import type { Asker, MemberAsker } from '../../model/platform/asker';
import type { Application } from '../../model/promotions/applications';
import { isReviewed, takesPart } from '../../model/promotions/applications';
import type { Run } from '../../model/promotions/runs';
import { findRuns } from '../../model/promotions/runs';
import { findTerms } from '../../model/promotions/termsInForce';
import { describeDepositTerms, describeTerms } from './describeTerms';

type Status = (typeof promotionCalls.activityStatuses)[number];
type Reader = Pick<Asker, 'services' | 'scope' | 'session' | 'language'>;

/** The action that an activity offers a member on a day (ACT-01). */
export function getActivityStatus(
  activity: ActivityContent,
  { firstDay, lastDay }: Run,
  application: Pick<Application, 'status'> | undefined,
  today: string,
): Status {
  if (application !== undefined) return application.status;
  if (today < firstDay) return 'comingSoon';
  if (lastDay !== null && today > lastDay) return 'close';
  return activity.pays.by === 'claim' ? 'claim' : 'join';
}

/** The member's applications that count today, by activity. */
async function applicationsOf({ services, session }: Reader, today: string) {
  if (session === undefined) return new Map<string, Application>();
  const mine = eq(applications.memberId, session.member.id);
  const rows = await services.db.select().from(applications).where(mine);
  const now = rows.filter((row) =>
    activityContents.some((each) => each.id === row.activityId && takesPart(each, row, today)),
  );
  return new Map(now.map((row) => [row.activityId, row]));
}

/** Whether a deposit of the member has arrived already. */
async function hasDeposited({ services, session }: Reader): Promise<boolean> {
  if (session === undefined) return false;
  const arrived = and(
    eq(orders.memberId, session.member.id),
    eq(orders.kind, 'deposit'),
    eq(orders.status, 'success'),
  );
  return (
    (await services.db.select({ id: orders.id }).from(orders).where(arrived).limit(1)).length > 0
  );
}

/** Activities of a merchant that it can keep, with what each is to the asker now. */
async function offered(asker: Reader) {
  const { services, scope, language } = asker;
  const { timeZone, code: merchant } = scope.config;
  const theme = services.themes.get(merchant);
  const today = toDay(await readClock(services.db, services), timeZone);
  const [terms, runs, mine, deposited] = await Promise.all([
    findTerms(services.db, scope, today),
    findRuns(services.db, scope),
    applicationsOf(asker, today),
    hasDeposited(asker),
  ]);
  return terms.apply(activityContents).flatMap((activity) => {
    const run = runs.get(activity.id);
    // Nobody sits behind a desk that does not exist: there, nobody is asked to apply.
    if (run === undefined || (isReviewed(activity) && services.production)) return [];
    const { firstDay, lastDay } = run;
    const application = mine.get(activity.id);
    // An activity for newcomers was joined in time, or is over for this member.
    const tooLate = activity.pays.by === 'firstDeposit' && deposited && application === undefined;
    const fields = {
      id: activity.id,
      title: tell(activity.title, language, scope),
      category: activity.category,
      bannerUrl: bannerArtAddress(`activity-${activity.id}`, { language, merchant, theme }),
      status: tooLate ? ('close' as const) : getActivityStatus(activity, run, application, today),
      startTime: startOfDay(firstDay, timeZone).getTime(),
      // The last moment of the last day, so that its date is that day's.
      endTime: lastDay === null ? null : startOfDay(shiftDay(lastDay, 1), timeZone).getTime() - 1,
    };
    return [{ activity, application, tooLate, fields }];
  });
}

export async function activities(asker: Asker, { query }: Asked<typeof promotionCalls.activities>) {
  const { category } = query;
  const all = await offered(asker);
  return all
    .filter(({ tooLate }) => !tooLate)
    .map(({ fields }) => fields)
    .filter((each) => !category || category === 'ALL' || each.category === category);
}

/** An activity that is offered here, as it stands for a member now. @throws Failure notFound */
export async function offeredActivity(asker: Reader, id: string) {
  const found = (await offered(asker)).find(({ activity }) => activity.id === id);
  if (found === undefined) throw new Failure(errorCodes.notFound);
  return found;
}

/** Joined activities that the next deposit brings in: once one has arrived, no other is the first. */
export async function depositOffers(asker: MemberAsker) {
  if (await hasDeposited(asker)) return [];
  return (await offered(asker)).flatMap(({ activity, application, fields }) => {
    const terms = describeDepositTerms(activity);
    const { id, title, endTime } = fields;
    return terms === null || application === undefined ? [] : [{ id, title, endTime, terms }];
  });
}

export async function activityDetail(
  asker: Asker,
  { query }: Asked<typeof promotionCalls.activityDetail>,
) {
  const { activity, application, fields } = await offeredActivity(asker, query.id);
  const applies = isReviewed(activity);
  return {
    ...fields,
    content: tell(
      activity.content,
      asker.language,
      asker.scope,
      listTerms(activity, asker.language, asker.scope),
    ),
    needsComment: applies,
    maxImages: applies ? 3 : 0,
    remark: application?.reason || null,
    terms: describeTerms(activity),
    deposit: describeDepositTerms(activity),
  };
}
