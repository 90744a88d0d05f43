import { and, eq } from 'drizzle-orm';
import { errorCodes } from '@playhouse/wps';
import type { WireAnswerOf, walletCalls } from '@playhouse/wps';
import { orders } from '../../db/schema';
import { toMajor, toMinor } from '../../ledger/money';
import { Failure } from '../../server/failure';
import type { MemberContext } from '../../server/route';
import { demandActualAccount } from '../security/payment';
import { methodName, methodOf } from './methods';

export type OrderRow = typeof orders.$inferSelect;
type DepositAnswer = WireAnswerOf<typeof walletCalls.createDeposit>;
type Reader = Pick<MemberContext, 'services' | 'scope' | 'language'>;

const lifeMinutes = 15;

/** An order that nobody paid in time has expired, whatever its row still says. */
export function statusOf(
  { status, kind, createdAt }: OrderRow,
  now: number,
): DepositAnswer['status'] {
  const old = kind === 'deposit' && now - createdAt.getTime() > lifeMinutes * 60_000;
  if (status === 'pending' && old) return 'expired';
  return status === 'success' || status === 'failed' || status === 'processing'
    ? status
    : 'pending';
}

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

export async function createDeposit(context: MemberContext<typeof walletCalls.createDeposit>) {
  const { services, member, scope, body } = context;
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
  return toDeposit(
    await ownOrder(context as MemberContext, id, 'deposit'),
    context as MemberContext,
  );
}

/** @throws Failure notFound for an order of somebody else too */
export async function ownOrder(
  { services, member }: Pick<MemberContext, 'services' | 'member'>,
  id: string,
  kind: 'deposit' | 'withdraw',
): Promise<OrderRow> {
  const mine = and(eq(orders.id, id), eq(orders.memberId, member.id), eq(orders.kind, kind));
  const [order] = await services.db.select().from(orders).where(mine);
  if (order === undefined) throw new Failure(errorCodes.notFound);
  return order;
}

/** The member says it is paid. The bank has the last word: the payment page approves or refuses. */
export async function confirmDeposit(context: MemberContext<typeof walletCalls.confirmDeposit>) {
  const { services, body } = context;
  const reader = context as MemberContext;
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
