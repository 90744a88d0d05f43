import { minorUnits } from '@playhouse/wps';
import type { Services } from '../platform/services';
import { findOrder, settleOrder } from './settleOrder';

/** A payment provider's word on an order: money arrived, was paid out, or never will be. */
export interface ProviderEvent {
  readonly orderId: string;
  readonly outcome: 'paid' | 'refused';
  /** Major units, as the order has it: an amount that differs settles nothing. */
  readonly amount: number;
  readonly currency: string;
  readonly reason?: string | undefined;
}

/** A callback as it came over the wire. `header` reads by name, whatever its case. */
export interface ProviderCallback {
  header(name: string): string | undefined;
  readonly body: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The adapter of a payment provider: how it proves a callback to be its own, and what it says. It never
 * touches the books.
 */
export interface PaymentProvider {
  /** Last part but one of its address: `/wps/provider/<name>/callback`. */
  readonly name: string;
  /** Undefined for what is not this provider's, is too old, or cannot be read. */
  read(callback: ProviderCallback): ProviderEvent | undefined;
}

/** How a callback ended. `ignored`: the order had ended before, which is what a repetition finds. */
export type CallbackEnd = 'settled' | 'ignored' | 'unknown' | 'differs';

/** Settles what a provider told, once: repeated, late and contradicting callbacks find the order as it ended. */
export async function takeEvent(services: Services, event: ProviderEvent): Promise<CallbackEnd> {
  const found = await findOrder(services, event.orderId);
  if (found === undefined) return 'unknown';
  const { code, scale } = found.scope.config.currency;
  if (event.currency !== code || minorUnits(event.amount, scale) !== found.order.amount)
    return 'differs';
  if (!['pending', 'processing'].includes(found.order.status)) return 'ignored';
  await settleOrder(services, found, event.outcome === 'paid', event.reason);
  return 'settled';
}
