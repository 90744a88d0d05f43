import { multiplyMoney } from '@playhouse/wps';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MerchantScope } from '../../base/merchants';
import { activityContents } from '../../content/activities';
import type { ActivityContent } from '../../content/activities';
import { applicationPictures, applications, members } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import { command } from '../platform/command';
import { sendLetter } from '../platform/sendLetter';
import type { Services } from '../platform/services';
import type { Application } from './applications';
import { giveBonus } from '../../ledger/giveBonus';
import { findTermsAt } from './termsInForce';

/** Names an application that a person decides on: such an activity takes one of each member. */
export interface ApplicationKey {
  readonly memberId: number;
  readonly activityId: string;
}

export interface OpenApplication {
  readonly application: Application;
  readonly activity: ActivityContent;
  readonly scope: MerchantScope;
  /** How many pictures came with it. */
  readonly pictures: number;
}

const isOpen = inArray(applications.status, ['applying', 'process']);
const one = ({ memberId, activityId }: ApplicationKey) =>
  and(eq(applications.memberId, memberId), eq(applications.activityId, activityId));

/** Applications that wait for a word, the oldest first. */
export async function openApplications(
  { db, scopes }: Services,
  most: number,
): Promise<OpenApplication[]> {
  const pictures = sql`(select count(*) from application_pictures p where p.member_id = ${applications.memberId} and p.activity_id = ${applications.activityId})`;
  const rows = await db
    .select({
      application: applications,
      merchant: members.merchant,
      pictures: pictures.mapWith(Number),
    })
    .from(applications)
    .innerJoin(members, eq(members.id, applications.memberId))
    .where(isOpen)
    .orderBy(asc(applications.createdAt))
    .limit(most);
  return rows.flatMap(({ application, merchant, pictures: size }) => {
    const scope = scopes.get(merchant);
    const activity = activityContents.find(({ id }) => id === application.activityId);
    return scope && activity ? [{ application, activity, scope, pictures: size }] : [];
  });
}

const picturesOf = ({ memberId, activityId }: ApplicationKey) =>
  and(eq(applicationPictures.memberId, memberId), eq(applicationPictures.activityId, activityId));

/** A picture of an application; undefined where there is none. */
export async function findPicture({ db }: Services, key: ApplicationKey, position: number) {
  const [picture] = await db
    .select()
    .from(applicationPictures)
    .where(and(picturesOf(key), eq(applicationPictures.position, position)));
  return picture;
}

/** Says that somebody looks at an application now. */
export async function takeUp({ db }: Services, key: ApplicationKey): Promise<void> {
  const waiting = and(one(key), eq(applications.status, 'applying'));
  await db.update(applications).set({ status: 'process' }).where(waiting);
}

/** Pictures of decided applications are kept so long, for a question that may come. */
const keptDays = 30;

/** Ends an application, once: approved, with what the activity promises paid; or refused for a reason that is told. */
export async function decide(
  services: Services,
  key: ApplicationKey,
  word: 'approve' | { readonly reason: string },
): Promise<void> {
  const approved = word === 'approve';
  const { memberId } = key;
  await command(services, memberId, {
    run: async (tx, member, at) => {
      const [ended] = await tx
        .update(applications)
        .set({
          status: approved ? 'issued' : 'rejected',
          reason: approved ? '' : word.reason,
          decidedAt: at,
        })
        .where(and(one(key), isOpen))
        .returning();
      if (ended === undefined) return;
      const keptUntil = new Date(at.getTime() + keptDays * 86_400_000);
      await tx.update(applicationPictures).set({ keptUntil }).where(picturesOf(key));
      const scope = services.scopes.get(member.merchant);
      if (!approved) {
        const values = { cause: key.activityId, reason: word.reason };
        return sendLetter(tx, { memberId, at, template: 'applicationRefused', values });
      }
      if (scope === undefined) return;
      // The amount promised at the application.
      const terms = await findTermsAt(tx, scope, ended.createdAt);
      const activity = terms.apply(activityContents).find(({ id }) => id === ended.activityId);
      if (activity?.pays.by !== 'review') return;
      const amount = toMinor(activity.pays.amount, scope);
      await giveBonus(tx, scope, {
        memberId,
        cause: key.activityId,
        key: `activity ${key.activityId} ${memberId}`,
        amount,
        toStake: multiplyMoney(amount, activity.timesStaked),
        at,
      });
    },
  });
}
