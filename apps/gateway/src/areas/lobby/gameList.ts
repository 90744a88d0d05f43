import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { createNameSearch } from '@playhouse/search';
import type { lobbyCalls } from '@playhouse/wps';
import { favourites, gamePlays, games, vendors } from '../../db/schema';
import { pageFields, readWindow } from '../../call/paging';
import type { Asked } from '../../call/route';
import type { Asker } from '../../model/platform/asker';
import { gamePicture, toGameItem } from './toGameItem';

type Query = Asked<typeof lobbyCalls.gameList>['query'];

/** Games that a member has as favourites; nobody's for a visitor. */
function favouriteNodes({ services, session }: Asker) {
  return services.db
    .select({ nodeId: favourites.nodeId })
    .from(favourites)
    .where(eq(favourites.memberId, session?.member.id ?? 0));
}

function filterOf(asker: Asker, query: Query): SQL | undefined {
  const classify = query.gameClassify ?? 'ALL';
  const known = ['ALL', 'NEW', 'HOT', 'FAV', ''].includes(classify);
  const all = query.gameType === 'ALL' || query.gameType === 'HOT' || query.gameType === '';
  return and(
    all
      ? inArray(games.category, [...asker.scope.config.categories])
      : eq(games.category, query.gameType),
    query.vassalage ? eq(games.vendor, query.vassalage) : undefined,
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

const ofPlays = ({ scope }: Asker) =>
  and(eq(gamePlays.nodeId, games.nodeId), eq(gamePlays.merchant, scope.config.code));

/** Games of a list in its order, with the names that a search goes by. */
const selectGames = (asker: Asker, query: Query) =>
  asker.services.db
    .select({ game: games, vendorName: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .leftJoin(gamePlays, ofPlays(asker))
    .where(filterOf(asker, query))
    .orderBy(...orderOf(query.gameClassify));

/** The games of a list that somebody searches, the best first: slips are found as they are on the device. */
async function searchList(asker: Asker, query: Query, typed: string) {
  const rows = await selectGames(asker, query);
  const search = createNameSearch(rows, ({ game, vendorName }) => [game.name, vendorName]);
  const window = readWindow(query.pageNo, query.pageSize);
  const found = search(typed);
  return {
    games: found
      .slice(window.offset, window.offset + window.limit)
      .map(({ game }) => toGameItem(game)),
    ...pageFields(window, found.length),
  };
}

/** A page of games by category, vendor, class, name and stake (LIST-08). */
export async function gameList(asker: Asker, { query }: Asked<typeof lobbyCalls.gameList>) {
  const typed = query.gameName?.trim() ?? '';
  if (typed !== '') return searchList(asker, query, typed);
  const window = readWindow(query.pageNo, query.pageSize);
  const [rows, [total]] = await Promise.all([
    selectGames(asker, query).limit(window.limit).offset(window.offset),
    asker.services.db.select({ size: count() }).from(games).where(filterOf(asker, query)),
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

/** Names of all that the merchant's lists show, the games that are played most first. */
export async function gameIndex(asker: Asker) {
  const rows = await selectGames(asker, {
    ...{ platform: 'html5', clientType: 2, pageNo: 1, pageSize: 0, language: asker.language },
    ...{ gameType: 'ALL', gameClassify: 'HOT' },
  });
  const names = new Map(rows.map(({ game, vendorName }) => [game.vendor, vendorName]));
  return {
    picture: gamePicture('{nodeId}'),
    vendors: [...names].map(([code, name]): [string, string] => [code, name]),
    games: rows.map(({ game }): [string, string, string, string] => [
      game.nodeId,
      game.name,
      game.vendor,
      game.category,
    ]),
  };
}
