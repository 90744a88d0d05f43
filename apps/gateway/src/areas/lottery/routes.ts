import { lobbyCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { lotteryList, lotteryMenu, vietnameseNumero, vietnameseResults } from './lists';
import { cancelOrder, orderDetail, orders, placeSlip } from './memberOrders';

export const lotteryRoutes = [
  answer(lobbyCalls.lotteryList, lotteryList),
  answer(lobbyCalls.lotteryMenu, lotteryMenu),
  answer(lobbyCalls.vietnameseResults, vietnameseResults),
  answer(lobbyCalls.vietnameseNumero, vietnameseNumero),
  answerMember(lobbyCalls.orders, orders),
  answerMember(lobbyCalls.orderDetail, orderDetail),
  answerMember(lobbyCalls.placeOrder, placeSlip),
  answerMember(lobbyCalls.cancelOrder, cancelOrder),
];
