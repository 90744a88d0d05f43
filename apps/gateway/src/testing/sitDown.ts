import { eq } from 'drizzle-orm';
import type { GameRow } from '../db/schema';
import { games, members } from '../db/schema';
import type { Seat } from '../model/lobby/seat';
import type { Services } from '../model/platform/services';
import { makeJourneyMember } from '../seed/journeyMember';

let players = 0;

/** Seats a new member at a game, with 100,000 to play. */
export async function sitDown(
  services: Services,
  game: GameRow,
  { merchant = 'alpha', type = 0 } = {},
): Promise<Seat> {
  players += 1;
  const account = `seated_${players}`;
  await makeJourneyMember(services, { merchant, account, type, balance: 100_000 });
  const [member] = await services.db.select().from(members).where(eq(members.account, account));
  const scope = services.scopes.get(merchant);
  if (member === undefined || scope === undefined) throw new Error('no seat');
  return { member, game, scope, language: 'EN' };
}

/** The first game of the catalogue for which a condition holds. @throws where there is none */
export async function findGame(
  { db }: Services,
  isWanted: (game: GameRow) => boolean,
): Promise<GameRow> {
  const game = (await db.select().from(games).orderBy(games.position)).find(isWanted);
  if (game === undefined) throw new Error('no such game');
  return game;
}
