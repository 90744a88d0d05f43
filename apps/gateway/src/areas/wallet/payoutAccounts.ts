import { errorCodes, readPayoutAccount } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { findWay, getMethodName } from '../../model/wallet/paymentWays';
import { keepAccount, toPayoutAccount } from '../../model/wallet/payoutAccounts';

/** Adds an account of a local way that the merchant pays by. */
export async function addPayoutAccount(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.addPayoutAccount>,
) {
  const { services, scope } = asker;
  const { methodId, accountType } = body;
  const takes = findWay(scope, 'out', methodId)?.terms.accountTypes.includes(accountType) === true;
  const number = readPayoutAccount(accountType, body.account, scope.config.register.dialingCode);
  return command(services, asker.member.id, {
    admit: async () => {
      demandActualAccount(asker.member);
      await demandPaymentPassword(asker, body.paymentPassword);
    },
    run: async (tx, member, createdAt) => {
      if (!takes || number === undefined) throw new Failure(errorCodes.requestInvalid);
      const account = {
        method: methodId,
        bankCode: methodId,
        bankName: getMethodName(methodId, 'EN'),
        number,
        createdAt,
      };
      return toPayoutAccount(await keepAccount(tx, member, account, body.accountName));
    },
  });
}
