import { lobbyCalls } from '@playhouse/wps';
import * as z from 'zod/mini';

/** How to read what an earlier visit kept. Fetched when there is something to read: the first view does without zod. */
export const hotGames = () => z.array(lobbyCalls.gameItem());

export const vendors = () => z.array(lobbyCalls.vendor());
