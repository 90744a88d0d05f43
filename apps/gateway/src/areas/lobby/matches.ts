import { eq } from 'drizzle-orm';
import { games } from '../../db/schema';
import { createRandom } from '../../base/random';
import { teams } from '../../catalogue/teams';
import type { Asker } from '../../model/platform/asker';

/** Milliseconds from one match to the next; one lasts as long. */
const pace = 2 * 3_600_000;
const size = 6;

const leagues = [
  'Pacific Cup',
  'Atlantic League',
  'Island Premier',
  'Metro Series',
  'Sunrise Open',
] as const;

/** The match that is being played and those of the coming hours; the same for everybody (HOT-01). */
export async function hotMatches({ services }: Asker) {
  const start = Math.floor(services.now() / pace) * pace;
  const books = await services.db.select().from(games).where(eq(games.category, 'SPORTS'));
  return Array.from({ length: size }, (_, at) => {
    const matchTime = start + at * pace;
    const random = createRandom(`match ${matchTime}`);
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
