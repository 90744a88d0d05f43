import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { WireAnswerOf, walletCalls } from '@playhouse/wps';
import { orders } from '../../db/schema';
import { toMajor, toMinor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/asker';
import { demandActualAccount } from '../../model/members/payment';
import { lifeMinutes, ownOrder, statusOf } from '../../model/wallet/orders';
import type { OrderRow } from '../../model/wallet/orders';
import { methodName, methodOf } from '../../model/wallet/methods';

type DepositAnswer = WireAnswerOf<typeof walletCalls.createDeposit>;
type Reader = Pick<MemberAsker, 'services' | 'scope' | 'language'>;

function instructionsOf(order: OrderRow, { scope }: Reader) {
  if (order.method !== 'bank') return [];
  return [
    { label: 'Bank', value: 'Bayani Bank' },
    { label: 'Account', value: '0000 1234 5678' },
    { label: 'Holder', value: `${scope.config.name} Payments` },
    { label: 'Reference', value: order.id },
  ];
}

export function toDeposit(order: OrderRow, reader: Reader): DepositAnswer {
  const { services, scope, language } = reader;
  const payPath = `/pay/${order.id}`;
  return {
    orderId: order.id,
    methodName: methodName(order.method, language),
    amount: toMajor(order.amount, scope),
    fee: toMajor(order.fee, scope),
    status: statusOf(order, services.now()),
    createTime: order.createdAt.getTime(),
    expireTime: order.createdAt.getTime() + lifeMinutes * 60_000,
    payUrl: payPath,
    qr: order.method === 'qr' || order.method === 'crypto' ? `playhouse-pay:${order.id}` : null,
    instructions: instructionsOf(order, reader),
  };
}

export async function createDeposit(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.createDeposit>,
) {
  const { services, member, scope } = asker;
  demandActualAccount(member);
  const method = methodOf(body.methodId);
  if (method === undefined || body.amount < method.minAmount || body.amount > method.maxAmount) {
    throw new Failure(errorCodes.amountOutOfRange);
  }
  const amount = toMinor(body.amount, scope);
  // The id of the intention is part of the order's id: sent twice, it is still one order.
  const id = `D${member.id}-${body.requestId.replace(/[^\w-]/g, '').slice(0, 60)}`;
  await services.db
    .insert(orders)
    .values({
      id,
      merchant: scope.code,
      memberId: member.id,
      kind: 'deposit',
      method: method.id,
      amount,
      fee: Math.round((amount * method.feeRate) / 100),
      status: 'pending',
      detail: body.payerName ? { payerName: body.payerName } : {},
      createdAt: new Date(services.now()),
    })
    .onConflictDoNothing();
  return toDeposit(await ownOrder(asker, id, 'deposit'), asker);
}

/** The member says it is paid. The bank has the last word: the payment page approves or refuses. */
export async function confirmDeposit(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.confirmDeposit>,
) {
  const { services } = asker;
  const reader = asker;
  const order = await ownOrder(reader, body.orderId, 'deposit');
  const status = statusOf(order, services.now());
  if (status === 'expired' || status === 'failed') throw new Failure(errorCodes.requestInvalid);
  if (status !== 'pending') return toDeposit(order, reader);
  const detail = { ...order.detail, ...(body.reference ? { reference: body.reference } : {}) };
  const open = and(eq(orders.id, order.id), eq(orders.status, 'pending'));
  const [confirmed] = await services.db
    .update(orders)
    .set({ status: 'processing', detail })
    .where(open)
    .returning();
  return toDeposit(confirmed ?? order, reader);
}
