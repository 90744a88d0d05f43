import { eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import { members } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asker } from '../../model/platform/asker';
import { findMemberByAccount } from '../../model/member/findMember';
import type { Affiliate } from '../../model/agent/affiliates';
import { findAffiliate } from '../../model/agent/affiliates';
import type { Form } from './form';

export async function findUpline(
  { services, scope }: Asker,
  body: Form,
): Promise<Affiliate | undefined> {
  const { db } = services;
  if (body.affiliateCode) {
    const found = await findAffiliate(db, scope.code, body.affiliateCode);
    if (found === undefined) throw new Failure(errorCodes.invitationCodeWrong);
    return found;
  }
  if (!body.recommenderId) return undefined;
  const [upline] = /^\d{1,15}$/.test(body.recommenderId)
    ? await db
        .select()
        .from(members)
        .where(eq(members.id, Number(body.recommenderId)))
    : [await findMemberByAccount(db, scope.code, body.recommenderId)];
  if (upline === undefined || upline.merchant !== scope.code)
    throw new Failure(errorCodes.referrerLinkWrong);
  return { upline, memberType: 0 };
}
