import * as z from 'zod/mini';
import { defineCall } from './define';
import { money, time } from './values';

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
