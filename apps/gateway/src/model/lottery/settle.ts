import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { games, lotteryOrders, rounds } from '../../db/schema';
import { post } from '../../ledger/post';
import { countPlay } from '../games/countPlay';
import type { LotteryPlay } from '../games/engine/lottery';
import { lotteryPays } from '../games/engine/lottery';
import type { Services } from '../services';
import { resultOf } from './schedule';

export type OrderRow = typeof lotteryOrders.$inferSelect;
type Line = OrderRow['lines'][number];

const isPlay = (play: string): play is LotteryPlay => play === 'exact3' || play === 'last1';

function settled(line: Line, digits: string): { line: Line; win: number } {
  if (line.status !== 'open' || !isPlay(line.play)) return { line, win: 0 };
  const win = Math.floor(line.bet * lotteryPays(line.play, line.content, digits));
  return { line: { ...line, status: win > 0 ? 'won' : 'lost' }, win };
}

async function settle(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const [game] = await tx.select().from(games).where(eq(games.nodeId, order.nodeId));
  if (game === undefined) return;
  const issue = { numero: order.numero, drawsAt: order.drawsAt.getTime() };
  const digits = await resultOf(tx, order.nodeId, issue);
  const lines = order.lines.map((line) => settled(line, digits));
  const win = lines.reduce((sum, line) => sum + line.win, 0);
  const [mine] = await tx
    .update(lotteryOrders)
    .set({ lines: lines.map(({ line }) => line), win, status: win > 0 ? 'won' : 'lost' })
    .where(and(eq(lotteryOrders.id, order.id), eq(lotteryOrders.status, 'open')))
    .returning();
  // Somebody else settled it meanwhile.
  if (mine === undefined) return;
  const { merchant, memberId, nodeId, bet } = order;
  await tx.insert(rounds).values({
    id: order.id,
    merchant,
    memberId,
    nodeId,
    vendor: game.vendor,
    category: game.category,
    bet,
    win,
    detail: { numero: order.numero, digits },
    createdAt: order.drawsAt,
  });
  if (win > 0) {
    await post(tx, {
      merchant,
      memberId,
      kind: 'win',
      key: `lottery win ${order.id}`,
      note: game.name,
      at,
      lines: [
        { account: memberId, amount: win },
        { account: 'house', amount: -win },
      ],
    });
  }
  // After the money, as in every round: the same order everywhere cannot deadlock.
  await countPlay(tx, merchant, nodeId);
}

/** Settles a member's orders whose draw is over. Called before anything that shows them or the balance. */
export async function settleDue({ db, now }: Services, memberId: number): Promise<void> {
  const at = new Date(now());
  const due = await db
    .select()
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.memberId, memberId),
        eq(lotteryOrders.status, 'open'),
        lte(lotteryOrders.drawsAt, at),
      ),
    );
  for (const order of due) await db.transaction((tx) => settle(tx, order, at));
}
