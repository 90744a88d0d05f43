import { walletCalls } from '@playhouse/wps';
import { answerMember } from '../../call/route';
import { readClock } from '../../db/clock';
import { balance } from './balance';
import { ownOrder } from '../../model/wallet/orders';
import { confirmDeposit, createDeposit, toDeposit } from './deposits';
import { dropIntent, intent } from './intent';
import { depositMethods } from '../../model/wallet/depositMethods';
import { addPayoutAccount } from './payoutAccounts';
import { payoutMethods } from '../../model/wallet/payoutMethods';
import { fundReport } from './fundReport';
import { transactions } from './transactions';
import { transferToUpline } from './transfer';
import { createWithdraw, withdrawConfig } from './withdrawals';

export const walletRoutes = [
  answerMember(walletCalls.balance, balance),
  answerMember(walletCalls.depositMethods, depositMethods),
  answerMember(walletCalls.createDeposit, createDeposit),
  answerMember(walletCalls.depositDetail, async (asker, { query }) => {
    const order = await ownOrder(asker, query.orderId, 'deposit');
    return toDeposit(order, asker, await readClock(asker.services.db, asker.services));
  }),
  answerMember(walletCalls.confirmDeposit, confirmDeposit),
  answerMember(walletCalls.payoutMethods, payoutMethods),
  answerMember(walletCalls.addPayoutAccount, addPayoutAccount),
  answerMember(walletCalls.withdrawConfig, withdrawConfig),
  answerMember(walletCalls.createWithdraw, createWithdraw),
  answerMember(walletCalls.transferToUpline, transferToUpline),
  answerMember(walletCalls.depositReport, (asker, { query }) =>
    fundReport(asker, query, 'deposit'),
  ),
  answerMember(walletCalls.withdrawReport, (asker, { query }) =>
    fundReport(asker, query, 'withdraw'),
  ),
  answerMember(walletCalls.transactions, transactions),
  answerMember(walletCalls.intent, intent),
  answerMember(walletCalls.dropIntent, dropIntent),
];
