import { and, eq } from 'drizzle-orm';
import { errorCodes, calculateFee } from '@playhouse/wps';
import type { WireAnswer, walletCalls } from '@playhouse/wps';
import { readClock } from '../../db/clock';
import { orders } from '../../db/schema';
import type { MerchantScope } from '../../base/merchants';
import { readAmount, toMajor } from '../../ledger/money';
import { Failure } from '../../base/failure';
import { textIn } from '../../base/texts';
import type { Asked } from '../../call/route';
import type { MemberAsker } from '../../model/platform/asker';
import { command } from '../../model/platform/command';
import { newOrderId } from '../../model/platform/orderId';
import { demandActualAccount } from '../../model/member/memberType';
import { lifeMinutes, ownOrder, getOrderStatus } from '../../model/wallet/orders';
import type { OrderRow } from '../../db/schema';
import { demandCashier, findWay, getMethodName } from '../../model/wallet/paymentWays';
import { writeBrCode } from '../../model/wallet/writeBrCode';

type DepositAnswer = WireAnswer<typeof walletCalls.createDeposit>;
type Reader = Pick<MemberAsker, 'services' | 'scope' | 'language' | 'site'>;

/** Where the demo's merchants are paid by Pix. */
const pixCity = 'São Paulo';

/** The code of an order that is paid by one, which is scanned or copied; the development cashier's page stands behind it. */
function codeOf({ method, amount }: OrderRow, page: string | null, { site, scope }: Reader) {
  if (page === null) return null;
  const address = `${site}${page}`;
  if (method === 'pix') {
    const location = address.replace(/^https?:\/\//, '');
    const { name } = scope.config;
    return writeBrCode({ location, amount: toMajor(amount, scope), name, city: pixCity });
  }
  return method === 'qr' || method === 'crypto' ? address : null;
}

function instructionsOf(order: OrderRow, code: string | null, { scope, language }: Reader) {
  if (order.method === 'pix')
    return code === null ? [] : [{ label: 'Pix Copia e Cola', value: code }];
  if (order.method !== 'bank') return [];
  return [
    { label: textIn(language, 'instructions.bank'), value: 'Bayani Bank' },
    { label: textIn(language, 'instructions.account'), value: '0000 1234 5678' },
    { label: textIn(language, 'instructions.holder'), value: `${scope.config.name} Payments` },
    { label: textIn(language, 'instructions.reference'), value: order.id },
  ];
}

/** The amount ordered, where another came, and the bonus that it brought. */
function readArrival({ amount, detail, status }: OrderRow, scope: MerchantScope) {
  const major = (minor: number) => toMajor(minor, scope);
  const { ordered, bonus, toStake } = detail;
  if (status !== 'success') return {};
  return {
    ordered: ordered === undefined ? null : major(Number(ordered)),
    bonus:
      bonus === undefined
        ? null
        : { amount: major(Number(bonus)), turnover: major(amount + Number(toStake ?? 0)) },
  };
}

/** A deposit as it stands at a moment, in milliseconds since 1970. */
export function toDeposit(order: OrderRow, reader: Reader, now: number): DepositAnswer {
  const { services, scope, language } = reader;
  // The development cashier; in production a provider tells what was paid.
  const page = services.production || order.method === 'bank' ? null : `/pay/${order.id}`;
  const code = codeOf(order, page, reader);
  return {
    orderId: order.id,
    methodName: getMethodName(order.method, language),
    amount: toMajor(order.amount, scope),
    fee: toMajor(order.fee, scope),
    ...readArrival(order, scope),
    status: getOrderStatus(order, now),
    createTime: order.createdAt.getTime(),
    expireTime: order.createdAt.getTime() + lifeMinutes * 60_000,
    payUrl: page,
    qr: code,
    instructions: instructionsOf(order, code, reader),
  };
}

/** Opens an order, once for each intent; nothing moves before the bank has paid. */
export async function createDeposit(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.createDeposit>,
) {
  const { services, scope } = asker;
  const { requestId, ...what } = body;
  return command(services, asker.member.id, {
    intent: { key: requestId, kind: 'deposit', body: what },
    run: async (tx, member, at) => {
      demandCashier(services);
      demandActualAccount(member);
      const method = findWay(scope, 'in', body.methodId);
      const amount = readAmount(body.amount, scope);
      if (!method || body.amount < method.terms.minAmount || body.amount > method.terms.maxAmount)
        throw new Failure(errorCodes.amountOutOfRange);
      const [order] = await tx
        .insert(orders)
        .values({
          id: newOrderId('D', member.id),
          merchant: scope.code,
          memberId: member.id,
          kind: 'deposit',
          method: method.id,
          amount,
          fee: calculateFee(amount, method.terms.feeRate),
          status: 'pending',
          detail: body.payerName ? { payerName: body.payerName } : {},
          createdAt: at,
        })
        .returning();
      if (order === undefined) throw new Error('a deposit could not be written');
      return toDeposit(order, asker, at.getTime());
    },
  });
}

/** The member says it is paid. The bank has the last word: the payment page approves or refuses. */
export async function confirmDeposit(
  asker: MemberAsker,
  { body }: Asked<typeof walletCalls.confirmDeposit>,
) {
  const { services } = asker;
  const reader = asker;
  const order = await ownOrder(reader, body.orderId, 'deposit');
  const now = await readClock(services.db, services);
  const status = getOrderStatus(order, now);
  if (status === 'expired' || status === 'failed') throw new Failure(errorCodes.requestInvalid);
  if (status !== 'pending') return toDeposit(order, reader, now);
  const detail = { ...order.detail, ...(body.reference ? { reference: body.reference } : {}) };
  const open = and(eq(orders.id, order.id), eq(orders.status, 'pending'));
  const [confirmed] = await services.db
    .update(orders)
    .set({ status: 'processing', detail })
    .where(open)
    .returning();
  return toDeposit(confirmed ?? order, reader, now);
}
