import type { CallAnswer, lobbyCalls } from '@playhouse/wps';

/** The entries of the pot in force, its terms and the wins before. */
export type Entries = CallAnswer<typeof lobbyCalls.jackpotEntries>;
