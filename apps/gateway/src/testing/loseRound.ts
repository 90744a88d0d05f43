import { and, eq } from 'drizzle-orm';
import { readClock } from '../db/clock';
import { games, members, rounds } from '../db/schema';
import { post } from '../ledger/post';
import type { Services } from '../model/platform/services';

let serial = 0;

/** A round to be lost: `bet` in minor units; a game of `category`, the one at place `game` of them. */
export interface LostRound {
  readonly account: string;
  readonly bet: number;
  readonly category?: string;
  readonly game?: number;
  readonly merchant?: string;
}

/** A round that is lost now, whatever chance would say: what is owed for it is then known. */
export async function loseRound(services: Services, round: LostRound): Promise<void> {
  const { account, bet, category = 'RNG', game: place = 0, merchant = 'alpha' } = round;
  const one = and(eq(members.merchant, merchant), eq(members.account, account));
  const [member] = await services.db.select().from(members).where(one);
  const [game] = await services.db
    .select()
    .from(games)
    .where(eq(games.category, category))
    .orderBy(games.nodeId)
    .limit(1)
    .offset(place);
  if (!member || !game) throw new Error(`no seat for ${account}`);
  serial += 1;
  const at = new Date(await readClock(services.db, services));
  const common = { merchant, memberId: member.id, category };
  await services.db.transaction(async (tx) => {
    await tx.insert(rounds).values({
      ...common,
      id: `lost-${serial}`,
      nodeId: game.nodeId,
      vendor: game.vendor,
      bet,
      risked: bet,
      win: 0,
      createdAt: at,
    });
    await post(tx, {
      ...common,
      kind: 'bet',
      key: `bet lost-${serial}`,
      at,
      lines: [
        { account: member.id, amount: -bet },
        { account: 'house', amount: bet },
      ],
    });
  });
}
