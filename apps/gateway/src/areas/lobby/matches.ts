import { eq } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { games } from '../../db/schema';
import { randomOf } from '../../seed/random';
import type { Context } from '../../server/route';

const hour = 3_600_000;
const size = 6;

/** Teams of no real league; a number picks each one's badge. */
export const teams = [
  'Harbor Lions',
  'Sierra Norte',
  'Atlas Rovers',
  'Bay Comets',
  'Coral United',
  'Delta Wolves',
  'Emberton',
  'Foxfield',
  'Granite City',
  'Highland Kings',
  'Isla Verde',
  'Juniper Park',
  'Kestrel Town',
  'Lakeside',
  'Monsoon FC',
  'Northgate',
] as const;
const leagues = [
  'Pacific Cup',
  'Atlantic League',
  'Island Premier',
  'Metro Series',
  'Sunrise Open',
] as const;

/** Matches of the coming hours; the same for everybody within an hour (HOT-01). */
export async function hotMatches({ services }: Context<typeof lobbyCalls.hotMatches>) {
  const start = Math.ceil(services.now() / hour) * hour;
  const books = await services.db.select().from(games).where(eq(games.category, 'SPORTS'));
  return Array.from({ length: size }, (_, at) => {
    const matchTime = start + at * 2 * hour;
    const random = randomOf(`match ${matchTime}`);
    const home = random.whole(0, teams.length - 1);
    const away = (home + random.whole(1, teams.length - 1)) % teams.length;
    const book = random.pick(books);
    return {
      matchTime,
      league: random.pick(leagues),
      homeTeam: teams[home] ?? 'Home',
      awayTeam: teams[away] ?? 'Away',
      homeTeamImageUrl: `/art/team/${home}.svg`,
      awayTeamImageUrl: `/art/team/${away}.svg`,
      vendor: book.vendor,
      roomId: book.roomId,
      nodeId: book.nodeId,
    };
  });
}
