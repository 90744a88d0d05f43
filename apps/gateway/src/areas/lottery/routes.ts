import { lobbyCalls } from '@playhouse/wps';
import { answer, answerMember } from '../../call/route';
import { lotteryList, lotteryMenu } from './lotteryList';
import { vietnameseNumero, vietnameseResults } from './vietnameseResults';
import { cancelOrder, placeSlip } from './slips';
import { orderDetail, orders } from './orders';

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
