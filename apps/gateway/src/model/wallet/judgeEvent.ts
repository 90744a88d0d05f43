import { minorUnits } from '@playhouse/wps';
import type { ProviderEvent, Verdict } from '../../db/schema';
import { toMinor } from '../../ledger/money';
import type { OrderEnd } from './orders';
import { findWay } from './paymentWays';
import type { FoundOrder } from './settleOrder';

type State = 'open' | 'paid' | 'refused';

/** A word beside its order: of the payment that ended it, of another one, or of another amount. */
type Occurrence = 'paid' | 'paidAgain' | 'otherAmount' | 'refused' | 'refusedOther';

type Outcome = 'settle' | Extract<Verdict, 'repeated' | 'contradicts' | 'amount'>;

/**
 * One outcome for each word in each state. `settle` ends the order by the word; `repeated` moves nothing; the rest waits
 * for a person, because somebody would lose money by either answer.
 */
const outcomes: Readonly<
  Record<'deposit' | 'withdraw', Readonly<Record<Occurrence, Readonly<Record<State, Outcome>>>>>
> = {
  deposit: {
    paid: { open: 'settle', paid: 'repeated', refused: 'settle' },
    paidAgain: { open: 'settle', paid: 'contradicts', refused: 'settle' },
    otherAmount: { open: 'settle', paid: 'contradicts', refused: 'settle' },
    refused: { open: 'settle', paid: 'contradicts', refused: 'repeated' },
    refusedOther: { open: 'settle', paid: 'contradicts', refused: 'repeated' },
  },
  withdraw: {
    paid: { open: 'settle', paid: 'repeated', refused: 'contradicts' },
    paidAgain: { open: 'settle', paid: 'contradicts', refused: 'contradicts' },
    otherAmount: { open: 'amount', paid: 'amount', refused: 'amount' },
    // A bank may return what was paid out; the end of another try says nothing of it.
    refused: { open: 'settle', paid: 'settle', refused: 'repeated' },
    refusedOther: { open: 'settle', paid: 'contradicts', refused: 'repeated' },
  },
};

const endStates: Readonly<Record<string, State>> = { success: 'paid', failed: 'refused' };

const getState = (status: string): State => endStates[status] ?? 'open';

function getOccurrence(
  { order }: FoundOrder,
  { outcome, paymentId }: ProviderEvent,
  came: number,
): Occurrence {
  const known = order.detail['payment'];
  const isOther = known !== undefined && paymentId !== undefined && known !== paymentId;
  // Of a deposit that failed providers say any amount, or none.
  const hasAmount = outcome === 'paid' || order.kind === 'withdraw';
  if (hasAmount && came !== order.amount) return 'otherAmount';
  if (outcome === 'refused') return isOther ? 'refusedOther' : 'refused';
  return isOther ? 'paidAgain' : 'paid';
}

/** Whether an amount can have been paid: none above the most of its way, as one in other units is. */
function canBe({ order, scope }: FoundOrder, { outcome }: ProviderEvent, came: number): boolean {
  if (outcome === 'refused' || order.kind === 'withdraw') return true;
  const most = findWay(scope, 'in', order.method)?.terms.maxAmount;
  return came > 0 && (most === undefined || came <= Math.max(order.amount, toMinor(most, scope)));
}

/** Judges a word for an order as it stands: the end that it brings, or a verdict that moves nothing. */
export function judgeEvent(found: FoundOrder, event: ProviderEvent): OrderEnd | Verdict {
  const { order, scope } = found;
  const { kind } = order;
  if (kind !== 'deposit' && kind !== 'withdraw') return 'unknown';
  const { code, scale } = scope.config.currency;
  if (event.currency !== code) return 'currency';
  const came = minorUnits(event.amount, scale);
  if (came === undefined || !canBe(found, event, came)) return 'amount';
  const outcome = outcomes[kind][getOccurrence(found, event, came)][getState(order.status)];
  if (outcome !== 'settle') return outcome;
  const { paymentId } = event;
  if (event.outcome === 'refused')
    return { paid: false, paymentId, reason: event.reason, isReturn: true };
  return kind === 'deposit' ? { paid: true, paymentId, came } : { paid: true, paymentId };
}
