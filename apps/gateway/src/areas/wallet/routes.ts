import { walletCalls } from '@playhouse/wps';
import type { MemberContext } from '../../server/route';
import { answerMember } from '../../server/route';
import { balance } from './balance';
import { confirmDeposit, createDeposit, ownOrder, toDeposit } from './deposits';
import { depositMethods } from './methods';
import { fundReport, transactions } from './reports';
import { createWithdraw, transferToUpline, withdrawConfig } from './withdrawals';

export const walletRoutes = [
  answerMember(walletCalls.balance, balance),
  answerMember(walletCalls.depositMethods, depositMethods),
  answerMember(walletCalls.createDeposit, createDeposit),
  answerMember(walletCalls.depositDetail, async (context) => {
    const reader = context as MemberContext;
    return toDeposit(await ownOrder(reader, context.query.orderId, 'deposit'), reader);
  }),
  answerMember(walletCalls.confirmDeposit, confirmDeposit),
  answerMember(walletCalls.withdrawConfig, withdrawConfig),
  answerMember(walletCalls.createWithdraw, createWithdraw),
  answerMember(walletCalls.transferToUpline, transferToUpline),
  answerMember(walletCalls.depositReport, (context) => fundReport(context, 'deposit')),
  answerMember(walletCalls.withdrawReport, (context) => fundReport(context, 'withdraw')),
  answerMember(walletCalls.transactions, transactions),
];
