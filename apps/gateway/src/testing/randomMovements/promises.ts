import { expect } from 'vitest';
import type { Answered } from '../platform';
import type { Called, Meant, Order } from './steps';

type Committed = Exclude<Meant['what'], 'drop'>;
type Answer = Pick<Answered, 'success' | 'value' | 'code'>;

interface End {
  readonly step: Meant;
  readonly answer: unknown;
}

/** The platform's answer for an intent that is given up. */
interface GivenUp {
  readonly state: string;
  readonly answer?: unknown;
}

/** All that the platform has answered to one player: what it says it did, it has done, once. */
export class Promises {
  readonly #told = new Map<string, unknown>();
  readonly #ends = new Map<number, End>();
  readonly #givenUp = new Map<number, GivenUp>();
  readonly #called = new Map<string, Set<Called['outcome']>>();
  readonly #orders: Order[] = [];

  /** Notes how a step ended: whoever asks for the same again is told the same, whatever has happened since. */
  told(step: Meant, { success, value, code }: Answer): void {
    const { what, amount, key } = step;
    const same = what === 'drop' ? `${what} ${key}` : `${what} ${key} ${amount}`;
    const end = success ? value : { refused: code };
    if (this.#told.has(same)) return expect(end).toEqual(this.#told.get(same));
    this.#told.set(same, end);
    if (what === 'drop') this.#givenUp.set(key, value as GivenUp);
    else if (success) this.#done(step, value);
  }

  #done(step: Meant, answer: unknown): void {
    expect(this.#ends.get(step.key), 'two movements under one key').toBeUndefined();
    this.#ends.set(step.key, { step, answer });
    if (step.what === 'withdraw' || step.what === 'deposit') this.#orders.push(answer as Order);
  }

  /** An intent ends as its giving up was answered. */
  demandOneEnd(): void {
    for (const [key, { state, answer }] of this.#givenUp) {
      const end = this.#ends.get(key);
      expect(state).toBe(end === undefined ? 'refused' : 'committed');
      if (end !== undefined) expect(answer).toEqual(end.answer);
    }
  }

  /** The order that a callback is about, of those that there are. */
  orderOf({ order }: Called): Order | undefined {
    return this.#orders[order % Math.max(1, this.#orders.length)];
  }

  /** Notes that a provider has said, and been told that it was heard, how an order ended. */
  called({ outcome }: Called, { orderId }: Order): void {
    this.#called.set(orderId, (this.#called.get(orderId) ?? new Set()).add(outcome));
  }

  outcomesOf(orderId: string): ReadonlySet<Called['outcome']> {
    return this.#called.get(orderId) ?? new Set();
  }

  /** The answers to what was done of a kind. */
  of<Value>(what: Committed): readonly (Meant & { readonly answer: Value })[] {
    return [...this.#ends.values()]
      .filter(({ step }) => step.what === what)
      .map(({ step, answer }) => ({ ...step, answer: answer as Value }));
  }
}
