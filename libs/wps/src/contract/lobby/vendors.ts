import * as z from 'zod/mini';
import { defineCall } from '../define';
import { once } from '../once';
import { plainList } from '../paging';
import { id, maybe, money, queryCount, time } from '../values';

/** Order of categories and vendors, and the platform's game type per category and vendor (POPG-01). */
export const vendorConfig = defineCall({
  name: 'lobby.vendorConfig',
  method: 'GET',
  path: '/wps/relay/GCSGAME_vendorConfig',
  answer: () =>
    z.object({
      sorting: z.array(
        z.object({
          gameCategory: z.string(),
          vendorNames: z.array(z.object({ gameType: z.string(), vassalage: z.string() })),
        }),
      ),
      mapping: z._default(
        z.record(z.string(), z.object({ gameType: z.record(z.string(), z.string()) })),
        {},
      ),
    }),
  summary: 'Answers the order of categories and vendors',
});
export type VendorConfig = z.output<typeof vendorConfig.answer>;

/** Which game types and classes a vendor offers. */
export const vassalGameTypes = defineCall({
  name: 'lobby.vassalGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_vassalGameTypes',
  query: () =>
    z.object({
      typeId: z._default(queryCount(), 1),
      merchant_code: z.optional(z.string()),
    }),
  carries: ['merchant_code'],
  answer: () =>
    plainList(
      z.object({
        vassalage: z.string(),
        gameTypes: z.array(z.string()),
        classifies: z._default(z.array(z.string()), []),
      }),
    ),
  summary: 'Lists the game types of vendors',
});

/**
 * A vendor: code, the name to show, logo, categories it serves, and whether its games run in a frame of
 * the site or only at the top of the window.
 */
export const vendor = once(() =>
  z.object({
    vassalage: z.string(),
    displayName: z.string(),
    iconUrl: maybe(z.string()),
    gameTypes: z._default(z.array(z.string()), []),
    maintenance: z._default(z.boolean(), false),
    openMode: z._default(z.enum(['frame', 'top']), 'frame'),
  }),
);
export type Vendor = z.output<ReturnType<typeof vendor>>;

export const allVassalages = defineCall({
  name: 'lobby.allVassalages',
  method: 'GET',
  path: '/wps/relay/GCSGAME_allVassalages',
  query: () => z.object({ merchantCode: z.optional(z.string()) }),
  carries: ['merchantCode'],
  answer: () => plainList(vendor()),
  summary: 'Lists all vendors',
});

/** A category of the lobby with its name in the caller's language. */
export const gameMenus = defineCall({
  name: 'lobby.gameMenus',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameMenus',
  query: () => z.object({ language: z.string() }),
  answer: () =>
    plainList(
      z.object({ gameCategory: z.string(), displayName: z.string(), iconUrl: maybe(z.string()) }),
    ),
  summary: 'Lists the categories of the lobby',
});

/**
 * A match that starts soon or is being played; its start `matchTime` in epoch milliseconds (HOT-01). Where the platform
 * takes bets on it, who wins has its odds as times the stake, and a match that is played its score.
 */
export const hotMatch = once(() =>
  z.object({
    matchTime: time(),
    league: z.string(),
    homeTeam: z.string(),
    awayTeam: z.string(),
    homeTeamImageUrl: maybe(z.string()),
    awayTeamImageUrl: maybe(z.string()),
    vendor: z.string(),
    roomId: id(),
    nodeId: id(),
    odds: z._default(
      z.array(
        z.object({ side: z.enum(['home', 'draw', 'away']), odds: z.number().check(z.gt(1)) }),
      ),
      [],
    ),
    score: maybe(z.object({ home: z.int(), away: z.int() })),
  }),
);
export type HotMatch = z.output<ReturnType<typeof hotMatch>>;

export const hotMatches = defineCall({
  name: 'lobby.hotMatches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotMatches',
  query: () => z.object({ language: z.string() }),
  answer: () => plainList(hotMatch()),
  summary: 'Lists upcoming matches',
});

/** A recent win. Where the game is named, it can be started from the board (WIN-01). */
export const winner = once(() =>
  z.object({
    iconUrl: maybe(z.string()),
    customerName: z.string(),
    gameName: z.string(),
    winAmount: money(),
    gameType: maybe(z.string()),
    vassalage: maybe(z.string()),
    roomId: maybe(id()),
    nodeId: maybe(id()),
  }),
);
export type Winner = z.output<ReturnType<typeof winner>>;

export const winnerBoard = defineCall({
  name: 'lobby.winnerBoard',
  method: 'GET',
  path: '/wps/relay/GCSGAME_winnerBoard',
  query: () =>
    z.object({
      gameCategory: z._default(z.string(), 'ALL'),
      language: z.string(),
      limitNum: z._default(queryCount(), 20),
    }),
  answer: () => plainList(winner()),
  summary: 'Lists recent winners',
});
