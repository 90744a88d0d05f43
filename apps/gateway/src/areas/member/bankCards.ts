import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { securityCalls } from '@playhouse/wps';
import { payoutAccounts } from '../../db/schema';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { listBanks } from './banks';
import { rowId } from '../../base/rowId';
import { command } from '../../model/platform/command';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';
import { keepAccount, toPayoutAccount } from '../../model/wallet/payoutAccounts';

export async function addBankCard(
  asker: MemberAsker,
  { body }: Asked<typeof securityCalls.addBankCard>,
) {
  const { services, scope } = asker;
  const bank = listBanks(scope.config.currency.code).find(({ code }) => code === body.bankCode);
  return command(services, asker.member.id, {
    admit: async () => {
      demandActualAccount(asker.member);
      await demandPaymentPassword(asker, body.paymentPassword);
      if (bank === undefined) throw new Failure(errorCodes.requestInvalid);
    },
    run: async (tx, member, createdAt) => {
      const card = {
        method: 'bank',
        bankCode: body.bankCode,
        bankName: bank?.name ?? body.bankCode,
        number: body.accountNumber,
        createdAt,
      };
      return toPayoutAccount(await keepAccount(tx, member, card, body.accountName));
    },
  });
}

export async function removeBankCard(
  asker: MemberAsker,
  { body }: Asked<typeof securityCalls.removeBankCard>,
): Promise<void> {
  await command(asker.services, asker.member.id, {
    admit: () => demandPaymentPassword(asker, body.paymentPassword),
    run: async (tx, { id }) => {
      const mine = and(eq(payoutAccounts.memberId, id), eq(payoutAccounts.id, rowId(body.id)));
      const [gone] = await tx.delete(payoutAccounts).where(mine).returning();
      if (gone === undefined) throw new Failure(errorCodes.notFound);
    },
  });
}
