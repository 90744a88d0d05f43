import { paths } from '@playhouse/navigation';
import type { Movement } from '@playhouse/movements';

/** The state of a movement as the player is told. */
export type MovementState = 'underWay' | 'unknown' | 'done' | 'refused';

export function getMovementState({ end, lost, asked }: Movement): MovementState {
  if (end !== undefined) return end.state === 'committed' ? 'done' : 'refused';
  return lost || asked > 0 ? 'unknown' : 'underWay';
}

function fieldOf(answer: unknown, name: 'amount' | 'orderId'): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  return name in answer ? (answer as Record<string, unknown>)[name] : undefined;
}

/** The amount that moved, in major units: the platform's, else the one that was meant. */
export function getMovedAmount({ end, amount }: Movement): number | undefined {
  const moved = fieldOf(end?.answer, 'amount');
  return typeof moved === 'number' ? moved : amount;
}

/** Where a movement that is done is recorded. */
export function getRecordHref({ kind, end }: Movement): string | undefined {
  const orderId = fieldOf(end?.answer, 'orderId');
  if (kind === 'deposit')
    return typeof orderId === 'string' ? paths.deposit.href({ orderId }) : undefined;
  if (kind === 'withdraw') return paths.withdrawReport.href();
  return kind === 'transfer' ? paths.transactions.href() : undefined;
}
