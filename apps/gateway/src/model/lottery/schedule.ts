import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/open';
import { draws } from '../../db/schema';
import { drawDigits } from '../games/engine/lottery';

const day = 86_400_000;

/** Seconds between two draws: fast lotteries every one, three or five minutes, the others every hour. */
export function intervalOf(game: { readonly category: string; readonly name: string }): number {
  if (game.category !== 'ELOTT') return 3600;
  return Number(/(\d+) Min$/.exec(game.name)?.[1] ?? 2) * 60;
}

/** An issue of a lottery: its number and when it is drawn, in milliseconds. */
export interface Issue {
  readonly numero: string;
  readonly drawsAt: number;
}

/** The issue drawn at or after `moment`; `back` 1 is the one before. */
export function issueAt(moment: number, intervalSeconds: number, back = 0): Issue {
  const step = intervalSeconds * 1000;
  const drawsAt = (Math.floor(moment / step) + 1 - back) * step;
  const start = Math.floor((drawsAt - step) / day) * day;
  const date = new Date(start).toISOString().slice(0, 10).replaceAll('-', '');
  const serial = String(Math.round((drawsAt - start) / step)).padStart(4, '0');
  return { numero: `${date}${serial}`, drawsAt };
}

/** The digits of an issue that is over. Drawn by chance when first asked for, and the same ever after. */
export async function resultOf(
  db: Queryable,
  nodeId: string,
  { numero, drawsAt }: Issue,
): Promise<string> {
  const one = and(eq(draws.nodeId, nodeId), eq(draws.numero, numero));
  const [known] = await db.select().from(draws).where(one);
  if (known !== undefined) return known.digits;
  await db
    .insert(draws)
    .values({ nodeId, numero, digits: drawDigits(randomInt), drawnAt: new Date(drawsAt) })
    .onConflictDoNothing();
  const [drawn] = await db.select().from(draws).where(one);
  return drawn?.digits ?? '000';
}
