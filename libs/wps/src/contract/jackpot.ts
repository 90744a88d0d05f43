import * as z from 'zod/mini';
import { errorCodes } from '../errorCodes';
import { defineCall } from './define';
import { day, money, time } from './values';

/** The platform's pot, for merchants whose ticker follows a feed, and whether a game can pay it (JACK-01). */
export const jackpotFeed = defineCall({
  name: 'lobby.jackpotFeed',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpot',
  answer: () =>
    z.object({
      amount: money(),
      updateTime: time(),
      winnable: z._default(z.boolean(), false),
    }),
  summary: 'Answers the jackpot in force',
});

/**
 * The entries of the pot in force, which add up to its amount, its terms, and the wins of earlier pots, the newest first.
 * Days are the merchant's. Of the terms, `share` of each stake feeds the pot, one win is expected in `cycle` of stakes,
 * a pot that is won holds `average`, and `payback` is the share of all stakes that comes back by it.
 */
export const jackpotEntries = defineCall({
  name: 'lobby.jackpotEntries',
  method: 'GET',
  path: '/wps/relay/GCSGAME_jackpotEntries',
  answer: () =>
    z.object({
      amount: money(),
      start: money(),
      openedAt: time(),
      fed: z.array(z.object({ day: day(), amount: money() })),
      wins: z.array(
        z.object({
          customerName: z.string(),
          gameName: z.string(),
          amount: money(),
          time: time(),
        }),
      ),
      terms: z.object({
        start: money(),
        share: z.number(),
        cycle: money(),
        average: money(),
        payback: z.number(),
      }),
    }),
  errors: [errorCodes.notFound],
  summary: 'Lists the entries of the jackpot in force',
});
