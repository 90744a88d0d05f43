import { drawJackpot } from '@playhouse/games';
import type { JackpotChance } from '@playhouse/games';
import { getSeed } from '../model/lobby/fairSeeds';
import type { Seat } from '../model/lobby/seat';
import type { Services } from '../model/platform/services';

/** A player's own seed with which the next round at a seat wins the pot by this chance. */
export async function findWinningSeed(
  { db }: Services,
  { member, game }: Seat,
  chance: JackpotChance,
): Promise<string> {
  const serverSeed = await getSeed(db, { memberId: member.id, nodeId: game.nodeId });
  for (let at = 0; ; at += 1)
    if (drawJackpot({ serverSeed, clientSeed: `try ${at}` }, chance)) return `try ${at}`;
}
