import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { lobbyCalls } from '@playhouse/wps';
import { favourites, gamePlays, games } from '../../db/schema';
import { pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { toGameItem } from './toGameItem';

type Query = Asked<typeof lobbyCalls.gameList>['query'];

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Games that a member has as favourites; nobody's for a visitor. */
function favouriteNodes({ services, session }: Asker) {
  return services.db
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.memberId, session?.member.id ?? 0));
}

function filterOf(asker: Asker, query: Query): SQL | undefined {
  const name = query.gameName?.trim() ?? '';
  const classify = query.gameClassify ?? 'ALL';
  const known = ['ALL', 'NEW', 'HOT', 'FAV', ''].includes(classify);
  const all = query.gameType === 'ALL' || query.gameType === 'HOT' || query.gameType === '';
  return and(
    all
      ? inArray(games.category, [...asker.scope.config.categories])
      : eq(games.category, query.gameType),
    query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
    name === '' ? undefined : sql`${games.name} ilike ${`%${escapeLike(name)}%`}`,
    // Exactly this smallest stake or a smaller one: whoever looks for 0.05 can also play for 0.01.
    query.minBet ? sql`${games.minBet} <= ${query.minBet * 1000}::double precision` : undefined,
    query.minLine ? gte(games.lines, query.minLine) : undefined,
    query.isNew === 1 ? eq(games.isNew, true) : undefined,
    classify === 'FAV' ? inArray(games.nodeId, favouriteNodes(asker)) : undefined,
    known ? undefined : eq(games.gameType, classify),
  );
}

function orderOf(classify: string | undefined): SQL[] {
  const plays = desc(sql`coalesce(${gamePlays.plays}, 0)`);
  // NEW orders the slots by age, new ones first; it hides none (LIST-05 sends it with "All").
  if (classify === 'NEW') return [desc(games.isNew), asc(games.position)];
  return classify === 'HOT' ? [plays, asc(games.position)] : [asc(games.position)];
}

/** A page of games by category, vendor, class, name and stake (LIST-08). */
export async function gameList(asker: Asker, { query }: Asked<typeof lobbyCalls.gameList>) {
  const { services, scope } = asker;
  const where = filterOf(asker, query);
  const window = readWindow(query.pageNo, query.pageSize);
  const played = and(eq(gamePlays.nodeId, games.nodeId), eq(gamePlays.merchant, scope.config.code));
  const [rows, [total]] = await Promise.all([
    services.db
      .select({ game: games })
      .from(games)
      .leftJoin(gamePlays, played)
      .where(where)
      .orderBy(...orderOf(query.gameClassify))
      .limit(window.limit)
      .offset(window.offset),
    services.db.select({ size: count() }).from(games).where(where),
  ]);
  return {
    games: rows.map(({ game }) => toGameItem(game)),
    ...pageFields(window, total?.size ?? 0),
  };
}

const hotSize = 24;

/** The games that are played most: of one category, or of all that the merchant offers, a few of each vendor. */
export async function hotGames(
  { services, scope }: Asker,
  { query }: Asked<typeof lobbyCalls.hotGames>,
) {
  const category = query.gameType;
  const one = category !== undefined && !['', 'ALL', 'HOT'].includes(category);
  const rows = await services.db
    .select({ game: games })
    .from(gamePlays)
    .innerJoin(games, eq(games.nodeId, gamePlays.nodeId))
    .where(
      and(
        eq(gamePlays.merchant, scope.config.code),
        one ? eq(games.category, category) : inArray(games.category, [...scope.config.categories]),
      ),
    )
    .orderBy(desc(gamePlays.plays), asc(games.position))
    .limit(hotSize);
  return rows.map(({ game }) => toGameItem(game));
}
