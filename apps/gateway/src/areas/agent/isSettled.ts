import { and, between, eq } from 'drizzle-orm';
import type { Period } from '../../base/period';
import { settlements } from '../../db/schema';

/** An agent's settlements of a kind whose last day is in the period. */
export const isSettled = (memberId: number, kind: string, { startDate, endDate }: Period) =>
  and(
    eq(settlements.memberId, memberId),
    eq(settlements.kind, kind),
    between(settlements.day, startDate, endDate),
  );
