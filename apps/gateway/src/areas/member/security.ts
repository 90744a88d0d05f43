import { asc, eq } from 'drizzle-orm';
import { errorCodes, isWeakPaymentPassword, securityCalls } from '@playhouse/wps';
import { members, payoutAccounts } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { answerMember } from '../../call/route';
import { maskEmail, maskMobile } from '../../model/member/masks';
import { command } from '../../model/platform/command';
import { hashPassword } from '../../model/auth/passwords';
import { listBanks } from './banks';
import { demandActualAccount } from '../../model/member/memberType';
import { demandLoginPassword } from '../../model/auth/loginPassword';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { readProofs } from './contacts';
import { addBankCard, removeBankCard } from './bankCards';
import { accountLimit, countAccounts, toPayoutAccount } from '../../model/wallet/payoutAccounts';

async function setPaymentPassword(
  asker: MemberAsker,
  { body }: Asked<typeof securityCalls.setPaymentPassword>,
): Promise<void> {
  const { services, member } = asker;
  demandActualAccount(member);
  if (body.newPaymentPassword !== body.confirmNewPaymentPassword)
    throw new Failure(errorCodes.requestInvalid);
  if (isWeakPaymentPassword(body.newPaymentPassword))
    throw new Failure(errorCodes.paymentPasswordWeak);
  if (member.paymentPasswordHash === null) {
    await demandLoginPassword(asker, body.loginPassword ?? '');
  } else {
    await demandPaymentPassword(asker, body.oldPaymentPassword ?? '');
    if (body.oldPaymentPassword === body.newPaymentPassword)
      throw new Failure(errorCodes.passwordSame);
  }
  const paymentPasswordHash = await hashPassword(body.newPaymentPassword);
  await command(services, member.id, {
    run: async (tx, fresh) => {
      // Of several at once the first one makes the old password a wrong one, also where there was none.
      if (fresh.paymentPasswordHash !== member.paymentPasswordHash)
        throw new Failure(errorCodes.paymentPasswordWrong);
      await tx.update(members).set({ paymentPasswordHash }).where(eq(members.id, fresh.id));
    },
  });
}

const kycOf = (state: string) => securityCalls.kycStates.find((known) => known === state) ?? 'none';

export const securityRoutes = [
  answerMember(securityCalls.securityConfig, async (asker) => {
    const { member } = asker;
    return {
      kyc: kycOf(member.kyc),
      hasPassword: true,
      hasPaymentPassword: member.paymentPasswordHash !== null,
      bankCardCount: await countAccounts(asker.services.db, member.id),
      bankCardLimit: accountLimit,
      payeeName: member.payeeName,
      mobileNum: member.mobile && maskMobile(member.mobile),
      email: member.email && maskEmail(member.email),
      ...readProofs(asker),
    };
  }),
  answerMember(securityCalls.bankCards, async ({ services, member }) => {
    const mine = eq(payoutAccounts.memberId, member.id);
    return (
      await services.db.select().from(payoutAccounts).where(mine).orderBy(asc(payoutAccounts.id))
    ).map(toPayoutAccount);
  }),
  answerMember(securityCalls.banks, ({ scope }) => listBanks(scope.config.currency.code)),
  answerMember(securityCalls.addBankCard, addBankCard),
  answerMember(securityCalls.removeBankCard, removeBankCard),
  answerMember(securityCalls.setPaymentPassword, setPaymentPassword),
];
