import { randomBytes } from 'node:crypto';

/** Number of a new order; chance enough that none is ever given twice. */
export const newOrderId = (kind: 'B' | 'D' | 'W' | 'L' | 'R', memberId: number) =>
  `${kind}${memberId}-${randomBytes(8).toString('hex')}`;
