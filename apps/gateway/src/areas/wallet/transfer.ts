import { errorCodes } from '@playhouse/wps';
import type { walletCalls } from '@playhouse/wps';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import { getBalance } from '../../ledger/balance';
import { readAmount, toMajor } from '../../ledger/money';
import { postAll } from '../../ledger/post';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { demandPaymentPassword } from '../../model/auth/paymentPassword';
import { demandActualAccount } from '../../model/member/memberType';
import { demandNoLockedGifts } from '../../ledger/lockedGifts';
import { shiftTurnover, turnoverOpen } from '../../ledger/turnover';

/** Type of a member above whom nobody stands. */
const topAgent = 2;

/** Top agents, and merchants without AGETRANSFERUP3, transfer to nobody. @throws Failure permission.denied */
function demandMayTransfer({ member, scope }: MemberAsker): void {
  const isOn = scope.config.flags['AGETRANSFERUP3'] === true;
  if (!isOn || member.type === topAgent) throw new Failure(errorCodes.noPermission);
}

/** Moves money to the superior, once for each intent (MINE-07). */
export async function transferToUpline(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.transferToUpline>,
) {
  const { services, scope } = asker;
  const { requestId, paymentPassword, ...what } = body;
  return command(services, asker.member.id, {
    intent: { key: requestId, kind: 'transfer', body: what },
    admit: async () => {
      demandActualAccount(asker.member);
      demandMayTransfer(asker);
      if (asker.member.uplineId === null) throw new Failure(errorCodes.uplineMissing);
      await demandPaymentPassword(asker, paymentPassword);
    },
    run: async (tx, member, at) => {
      const upline = member.uplineId;
      if (upline === null) throw new Failure(errorCodes.uplineMissing);
      await demandNoLockedGifts(tx, member);
      // Transferred money carries its own amount of turnover at most; what gifts ask for beyond that stays here.
      if ((await turnoverOpen(tx, member.id)) > (await getBalance(tx, member.id)))
        throw new Failure(errorCodes.turnoverOpen);
      const amount = readAmount(body.amount, scope);
      const common = { merchant: scope.code, at };
      const key = `transfer ${member.id} ${requestId}`;
      // Two records of one movement, so that each member sees its own side of it.
      const [out] = await postAll(tx, [
        {
          ...common,
          memberId: member.id,
          kind: 'transferOut',
          key,
          lines: [
            { account: member.id, amount: -amount },
            { account: 'commission', amount },
          ],
        },
        {
          ...common,
          memberId: upline,
          kind: 'transferIn',
          key: `${key} in`,
          note: member.account,
          lines: [
            { account: upline, amount },
            { account: 'commission', amount: -amount },
          ],
        },
      ]);
      const transactionId = out?.transactionId ?? 0;
      await shiftTurnover(tx, { from: member.id, to: upline, amount, transactionId });
      const sumBalance = toMajor(await getBalance(tx, member.id), scope);
      return { transferId: String(transactionId), sumBalance };
    },
  });
}
