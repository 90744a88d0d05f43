import * as z from 'zod/mini';
import { readDemo } from '../base/readDemo';

const isRising = (points: readonly number[]) =>
  points.every((each, level) => level === 0 || each > (points[level - 1] ?? 0));

/** Lifetime points that each VIP level asks for, from level 0 on: one for each whole unit of the currency at risk. */
export const vipPointTerms = z
  .array(z.int().check(z.nonnegative()))
  .check(z.refine((points) => points[0] === 0 && isRising(points), { error: 'not rising from 0' }));

export const vipPoints = readDemo('vip.json', vipPointTerms);
