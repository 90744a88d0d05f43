import { walletCalls } from '@playhouse/wps';
import { answerMember } from '../../server/route';
import { balance } from './balance';

export const walletRoutes = [answerMember(walletCalls.balance, balance)];
