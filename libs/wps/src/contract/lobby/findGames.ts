import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { id, maybe, money, text } from '../values';
import { errorCodes } from '../../errorCodes';
import { gameItem } from './games';

/** A title in the index: node id, name, vendor code, category. By place, because there are hundreds. */
const indexedGame = once(() => z.tuple([id(), z.string(), z.string(), z.string()]));

/**
 * Names of all that a merchant offers, for a search on the device: the titles of its lists, the more popular first, and
 * their vendors by code and name. `picture` is the address of a title's picture, where `{nodeId}` stands for its id.
 */
export const gameIndex = defineCall({
  name: 'lobby.gameIndex',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameIndex',
  query: () => z.object({ language: z.string(), merchantCode: z.optional(z.string()) }),
  carries: ['merchantCode'],
  answer: () =>
    z.object({
      picture: maybe(z.string()),
      vendors: z.array(z.tuple([z.string(), z.string()])),
      games: z.array(indexedGame()),
    }),
  keptSeconds: 300,
  summary: 'Lists the names of all games and vendors of a merchant, for a search on the device',
});
export type GameIndex = z.output<typeof gameIndex.answer>;

/** Rules, return and bets of a game, which a player reads before it starts. */
export const gameFacts = defineCall({
  name: 'lobby.gameFacts',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameFacts',
  query: () => z.object({ nodeId: text(64, 1), language: z.string() }),
  answer: () =>
    z.object({
      game: gameItem(),
      /** The rules in a few sentences, in the caller's language. */
      rules: maybe(z.string()),
      /** Share of all stakes that comes back in the long run; 0.955 is 95.5 %. */
      returnToPlayer: maybe(z.number()),
      /** Percent of a stake that count for turnover, rebates and promotions. */
      countedPercent: maybe(z.number()),
      minBet: money(),
      maxBet: maybe(money()),
    }),
  errors: [errorCodes.notFound],
  summary: 'Tells rules, return and bets of a game',
});
export type GameFacts = z.output<typeof gameFacts.answer>;
