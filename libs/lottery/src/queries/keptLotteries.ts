import { lobbyCalls } from '@playhouse/wps';
import * as z from 'zod/mini';

/** How to read the lotteries that an earlier visit kept; fetched when there is something to read. */
export const lotteries = () => z.array(lobbyCalls.lottery());

/** How to read the menu of their groups. */
export const lotteryMenu = () =>
  z.array(z.object({ groupName: z.string(), lotteries: lotteries() }));
