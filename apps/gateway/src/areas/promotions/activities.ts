import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';
import type { ActivityContent } from '../../content/activities';
import { activityContents } from '../../content/activities';
import { tell } from '../../content/merchantText';
import { applications } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import { post } from '../../ledger/post';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { Asker, MemberAsker } from '../../model/asker';
import type { MerchantScope } from '../../base/merchants';
import type { Transaction } from '../../db/open';
import { command } from '../../model/command';
import type { MemberRow } from '../../model/members/sessions';
import { demandActualAccount } from '../../model/members/payment';

type Status = (typeof promotionCalls.activityStatuses)[number];
type Application = typeof applications.$inferSelect;

const day = 86_400_000;
// An application is looked at after a minute and issued after three: nobody sits behind this desk.
const reviewMs = { process: 60_000, issued: 180_000 };

const timesOf = ({ startDays, endDays }: ActivityContent, now: number) => {
  const today = Math.floor(now / day) * day;
  return { startTime: today + startDays * day, endTime: today + endDays * day };
};

/** What a member can do now (ACT-01). */
export function statusOf(
  activity: ActivityContent,
  application: Application | undefined,
  now: number,
): Status {
  const { startTime, endTime } = timesOf(activity, now);
  if (application !== undefined) {
    if (application.status !== 'applying')
      return application.status === 'claimed' ? 'claimed' : 'joined';
    const age = now - application.createdAt.getTime();
    return age < reviewMs.process ? 'applying' : age < reviewMs.issued ? 'process' : 'issued';
  }
  if (now < startTime) return 'comingSoon';
  if (now >= endTime) return 'close';
  return activity.action === 'claim' ? 'claim' : 'join';
}

async function applicationsOf({ services, session }: Pick<Asker, 'services' | 'session'>) {
  if (session === undefined) return new Map<string, Application>();
  const mine = eq(applications.memberId, session.member.id);
  const rows = await services.db.select().from(applications).where(mine);
  return new Map(rows.map((row) => [row.activityId, row]));
}

function fieldsOf(
  activity: ActivityContent,
  application: Application | undefined,
  asker: Pick<Asker, 'services' | 'scope' | 'language'>,
) {
  const { services, scope, language } = asker;
  return {
    id: activity.id,
    title: tell(activity.title, language, scope),
    category: activity.category,
    bannerUrl: `/art/banner/activity-${activity.id}.svg?language=${language}`,
    status: statusOf(activity, application, services.now()),
    ...timesOf(activity, services.now()),
  };
}

export async function activities(asker: Asker, { query }: Asked<typeof promotionCalls.activities>) {
  const mine = await applicationsOf(asker);
  const { category } = query;
  return activityContents
    .filter((activity) => !category || category === 'ALL' || activity.category === category)
    .map((activity) => fieldsOf(activity, mine.get(activity.id), asker));
}

const find = (id: string): ActivityContent => {
  const activity = activityContents.find((each) => each.id === id);
  if (activity === undefined) throw new Failure(errorCodes.notFound);
  return activity;
};

export async function activityDetail(
  asker: Asker,
  { query }: Asked<typeof promotionCalls.activityDetail>,
) {
  const activity = find(query.id);
  const mine = await applicationsOf(asker);
  const applies = activity.action === 'apply';
  return {
    ...fieldsOf(activity, mine.get(activity.id), asker),
    content: tell(activity.content, asker.language, asker.scope),
    needsComment: applies,
    maxImages: applies ? 3 : 0,
    remark: null,
  };
}

const signatures = { 'image/png': '89504e47', 'image/jpeg': 'ffd8ff' } as const;
const mostBytes = 5 * 1024 * 1024;

/** Pictures must be what they say they are, and not too large. @throws Failure request.invalid */
function demandPictures(
  images: NonNullable<Asked<typeof promotionCalls.applyActivity>['body']['images']>,
): void {
  for (const { data, type } of images) {
    const bytes = Buffer.from(data, 'base64');
    const real = bytes.subarray(0, 4).toString('hex').startsWith(signatures[type]);
    if (!real || bytes.length > mostBytes) throw new Failure(errorCodes.requestInvalid);
  }
}

const statusAfter = { join: 'joined', apply: 'applying', claim: 'claimed' } as const;

async function payGift(
  tx: Transaction,
  activity: ActivityContent,
  { id, merchant }: MemberRow,
  scope: MerchantScope,
  at: Date,
): Promise<void> {
  const amount = toMinor(activity.reward ?? 0, scope);
  await post(tx, {
    merchant,
    memberId: id,
    kind: 'promotion',
    key: `activity ${activity.id} ${id}`,
    note: activity.id,
    at,
    lines: [
      { account: id, amount },
      { account: 'bonus', amount: -amount },
    ],
  });
}

/** Joins, applies for or claims an activity. Only the names of pictures are kept here. */
export async function applyActivity(
  { services, member: { id: memberId }, scope }: MemberAsker,
  { body }: Asked<typeof promotionCalls.applyActivity>,
) {
  const { requestId: key, ...what } = body;
  return command(services, memberId, {
    intent: { key, kind: 'gift', body: what },
    run: async (tx, member) => {
      demandActualAccount(member);
      const activity = find(body.id);
      demandPictures(body.images ?? []);
      const at = new Date(services.now());
      const mine = and(
        eq(applications.memberId, member.id),
        eq(applications.activityId, activity.id),
      );
      const [before] = await tx.select().from(applications).where(mine);
      if (before !== undefined) throw new Failure(errorCodes.promotionTaken);
      if (!['join', 'claim'].includes(statusOf(activity, undefined, at.getTime())))
        throw new Failure(errorCodes.promotionUnavailable);
      const status = statusAfter[activity.action];
      await tx.insert(applications).values({
        memberId: member.id,
        activityId: activity.id,
        status,
        comment: body.comment ?? '',
        images: (body.images ?? []).map(({ name }) => name),
        createdAt: at,
      });
      if (activity.action === 'claim') await payGift(tx, activity, member, scope, at);
      return { status };
    },
  });
}
