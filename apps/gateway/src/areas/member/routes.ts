import { and, count, eq, gt, sql } from 'drizzle-orm';
import { errorCodes, memberCalls } from '@playhouse/wps';
import { avatarIds } from '../../art/badges';
import { ledgerEntries, ledgerTransactions, members } from '../../db/schema';
import { toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { answerMember } from '../../call/route';
import { contactRoutes } from './contacts';
import { feedbackRoutes } from './feedback';
import { inboxRoutes } from './inbox';
import { info } from './info';
import { claimManualRebate, manualRebate } from './manualRebate';
import { sumColumn } from '../../db/sumColumn';
import { betReport } from './betReport';
import { profitAndLoss } from './profitAndLoss';
import { rebateReport } from './rebateReport';
import { securityRoutes } from './security';

const iconOf = (id: string) => `/art/avatar/${id}.svg`;

export const memberRoutes = [
  ...contactRoutes,
  ...feedbackRoutes,
  ...inboxRoutes,
  ...securityRoutes,
  answerMember(memberCalls.info, info),
  answerMember(memberCalls.headIcon, ({ member }) => ({
    icon: iconOf(member.headIcon),
    choices: avatarIds.map(iconOf),
  })),
  answerMember(memberCalls.setHeadIcon, async ({ services, member }, { body }) => {
    const headIcon = avatarIds.find((id) => iconOf(id) === body.icon);
    if (headIcon === undefined) throw new Failure(errorCodes.requestInvalid);
    await services.db.update(members).set({ headIcon }).where(eq(members.id, member.id));
  }),
  answerMember(memberCalls.referral, async ({ services, member, scope }) => {
    const [invited] = await services.db
      .select({ size: count() })
      .from(members)
      .where(eq(members.uplineId, member.id));
    const [rewarded] = await services.db
      .select({ amount: sumColumn(sql`${ledgerEntries.amount}`) })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(
        and(
          eq(ledgerTransactions.memberId, member.id),
          eq(ledgerTransactions.kind, 'promotion'),
          eq(ledgerTransactions.note, 'Referral'),
          gt(ledgerEntries.amount, 0),
        ),
      );
    return {
      link: `${scope.config.mainDomain}/m/register?affiliateCode=${member.affiliateCode}`,
      code: member.affiliateCode,
      invitedCount: invited?.size ?? 0,
      rewardTotal: toMajor(rewarded?.amount ?? 0, scope),
    };
  }),
  answerMember(memberCalls.betReport, betReport),
  answerMember(memberCalls.profitAndLoss, profitAndLoss),
  answerMember(memberCalls.rebateReport, rebateReport),
  answerMember(memberCalls.manualRebate, manualRebate),
  answerMember(memberCalls.claimManualRebate, claimManualRebate),
];
