import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList, paged } from '../paging';
import type { Page } from '../paging';
import { id, maybe, nothing, queryBoolean, queryCount, queryNumber, text } from '../values';
import { errorCodes } from '../../errorCodes';

/**
 * A game as lists show it. `vassalage` is the vendor's code, `roomId` what a launch calls the game id and lotteries
 * their code, `gameId` the vendor's own number, by which nothing is started.
 */
export const gameItem = once(() =>
  z.object({
    nodeId: id(),
    gameName: z.string(),
    nodeName: maybe(z.string()),
    displayName: maybe(z.string()),
    vassalage: z.string(),
    gameType: z.string(),
    gameId: maybe(id()),
    roomId: id(),
    iconUrl: maybe(z.string()),
    showIcon: maybe(z.string()),
    mobileSmallIcon: maybe(z.string()),
    mobileLargeIcon: maybe(z.string()),
    supportPlay: z._default(z.boolean(), false),
    gameClassifyNew: maybe(z.string()),
  }),
);
export type GameItem = z.output<ReturnType<typeof gameItem>>;

/** Games of a category (LIST-08): page size 26, `isNew` 1 or left out, `gameClassify` ALL, NEW, HOT, FAV or a vendor's own. */
export const gameList = defineCall({
  name: 'lobby.gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  query: () =>
    z.object({
      merchant: z.optional(z.string()),
      platform: z._default(z.literal('html5'), 'html5'),
      clientType: z._default(queryNumber(), 2),
      gameName: z.optional(text(80)),
      gameType: z.string(),
      isNew: z.optional(z.nullable(queryNumber())),
      gameClassify: z.optional(z.string()),
      minBet: z.optional(z.nullable(queryNumber())),
      minLine: z.optional(z.nullable(queryCount())),
      pageNo: z._default(queryCount(), 1),
      pageSize: z._default(queryCount(), 26),
      vassalage: z.optional(z.string()),
      language: z.string(),
    }),
  carries: ['merchant'],
  answer: () => paged(gameItem()),
  session: 'optional',
  summary: 'Lists the games of a category',
});

export const hotGames = defineCall({
  name: 'lobby.hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGames',
  query: () =>
    z.object({
      isPlatform: z._default(queryNumber(), 2),
      language: z.string(),
      platform: z._default(z.literal('html5'), 'html5'),
      gameType: z.optional(z.string()),
      merchantCode: z.optional(z.string()),
    }),
  carries: ['merchantCode'],
  answer: () => plainList(gameItem()),
  summary: 'Lists popular games',
});

/** Favourites: one page of games, and the node ids of all of them for the hearts of other lists. */
const favourites = once(() =>
  z.pipe(
    z.object({
      games: z.optional(z.nullable(z.array(gameItem()))),
      content: z.optional(z.nullable(z.array(gameItem()))),
      list: z.optional(z.nullable(z.array(gameItem()))),
      pageNum: z._default(z.int(), 1),
      totalPages: z._default(z.int(), 1),
      totalCount: z.optional(z.int()),
      nodeIds: z._default(z.array(id()), []),
    }),
    z.transform(
      ({ games, content, list, ...rest }): Page<GameItem> & { readonly nodeIds: string[] } => ({
        items: games ?? content ?? list ?? [],
        ...rest,
      }),
    ),
  ),
);

export const favouriteList = defineCall({
  name: 'lobby.favouriteList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_favouriteList',
  query: () =>
    z.object({
      pageNo: z._default(queryCount(), 1),
      gameType: z.optional(z.string()),
      pageSize: z._default(queryCount(), 26),
      language: z.string(),
    }),
  answer: () => favourites(),
  session: 'required',
  summary: 'Lists the favourites of a member',
});

/** Adding twice is no error. */
export const addFavourite = defineCall({
  name: 'lobby.addFavourite',
  method: 'POST',
  path: '/wps/relay/GCSGAME_favourite',
  body: () => z.object({ nodeId: text(64, 1), vendor: text(64, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Adds a favourite',
});

/** Removing what is no favourite is no error. */
export const removeFavourite = defineCall({
  name: 'lobby.removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/GCSGAME_favourite',
  query: () => z.object({ nodeId: text(64, 1), vendor: text(64, 1) }),
  answer: () => nothing(),
  session: 'required',
  summary: 'Removes a favourite',
});

export const addRecent = defineCall({
  name: 'lobby.addRecent',
  method: 'POST',
  path: '/wps/relay/GCSGAME_recent',
  body: () => z.object({ nodeId: text(64, 1), vendor: text(64, 1) }),
  answer: () => nothing(),
  errors: [errorCodes.notFound],
  session: 'required',
  summary: 'Records a game as played',
});

/** Recently played games, the latest first; the page number is called `page` here (FAV-02). */
export const recentList = defineCall({
  name: 'lobby.recentList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_recent',
  query: () =>
    z.object({
      page: z._default(queryCount(), 1),
      pageSize: z._default(queryCount(), 25),
      gameType: z.optional(z.string()),
      language: z.string(),
      clientType: z._default(queryNumber(), 2),
    }),
  answer: () => paged(gameItem()),
  session: 'required',
  summary: 'Lists recently played games',
});

/** Where a game runs; valid for one start, so never repeated by itself (LAUNCH-01 to LAUNCH-04). */
export const launchGame = defineCall({
  name: 'lobby.launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  query: () =>
    z.object({
      gameCategory: z.optional(z.string()),
      vendor: text(64, 1),
      gameId: text(64, 1),
      nodeId: z.optional(text(64)),
      supportPlay: z.optional(queryBoolean()),
      showChoice: z._default(queryBoolean(), false),
      playType: z.optional(z.enum(['trad', 'ent'])),
      prizeMode: z.optional(z.string()),
      language: z.optional(z.string()),
    }),
  answer: () =>
    z.object({
      url: z.string(),
      gameName: maybe(z.string()),
      // The page at `url` tells by `playhouse:ready` that it runs; of others only its loading is known.
      handshake: maybe(z.boolean()),
      // Customer service finds this start by it.
      reference: maybe(z.string()),
    }),
  errors: [
    errorCodes.gameUnavailable,
    errorCodes.gameUnknown,
    errorCodes.actualAccountRequired,
    errorCodes.urlEmpty,
  ],
  session: 'required',
  mutates: true,
  summary: 'Starts a game',
});
