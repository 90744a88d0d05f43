import { errorCodes, multiplyMoney } from '@playhouse/wps';
import type { promotionCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import { toDay } from '../../base/period';
import type { Asked } from '../../call/route';
import type { Transaction } from '../../db/open';
import { applicationPictures, applications } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { demandActualAccount } from '../../model/member/memberType';
import { firstStatus, isReviewed, periodKey } from '../../model/promotions/applications';
import { giveBonus } from '../../ledger/giveBonus';
import { readPicture } from '../../model/promotions/pictures';
import { offeredActivity } from './activities';

type Body = Asked<typeof promotionCalls.applyActivity>['body'];

async function keepPictures(
  tx: Transaction,
  key: Pick<typeof applicationPictures.$inferInsert, 'memberId' | 'activityId' | 'period'>,
  images: NonNullable<Body['images']>,
): Promise<void> {
  if (images.length === 0) return;
  const pictures = images.map((image, position) => ({ ...key, position, ...readPicture(image) }));
  await tx.insert(applicationPictures).values(pictures);
}

/** Joins, applies for or claims an activity; what is claimed is paid at once. */
export async function applyActivity(
  { services, member: { id: memberId }, scope, language, session }: MemberAsker,
  { body }: Asked<typeof promotionCalls.applyActivity>,
) {
  const { requestId: key, ...what } = body;
  return command(services, memberId, {
    intent: { key, kind: 'gift', body: what },
    run: async (tx, member, at) => {
      demandActualAccount(member);
      const here = { services: { ...services, db: tx }, scope, language, session };
      const { activity, application, fields } = await offeredActivity(here, body.id);
      if (application !== undefined) throw new Failure(errorCodes.promotionTaken);
      if (!['join', 'claim'].includes(fields.status))
        throw new Failure(errorCodes.promotionUnavailable);
      const reviewed = isReviewed(activity);
      const { comment = '', images = [] } = body;
      if (reviewed && comment.trim() === '') throw new Failure(errorCodes.requestInvalid);
      const period = periodKey(activity, toDay(at, scope.config.timeZone));
      const row = { memberId, activityId: activity.id, period };
      const status = firstStatus(activity);
      await tx.insert(applications).values({ ...row, status, comment, createdAt: at });
      if (reviewed) await keepPictures(tx, row, images);
      if (activity.pays.by !== 'claim') return { status };
      const amount = toMinor(activity.pays.amount, scope);
      await giveBonus(tx, scope, {
        memberId,
        cause: activity.id,
        key: ['activity', activity.id, memberId, period].join(' ').trim(),
        amount,
        toStake: multiplyMoney(amount, activity.timesStaked),
        at,
      });
      return { status, amount: activity.pays.amount };
    },
  });
}
