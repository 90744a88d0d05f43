import type { lobbyCalls } from '@playhouse/wps';

/** The platform leaves out what it does not know, or says null. */
export type Maybe<T> = T | null | undefined;

// The contract's own types, under the names that this library speaks of them.
export type GameItem = lobbyCalls.GameItem;
export type Vendor = lobbyCalls.Vendor;
export type Winner = lobbyCalls.Winner;
export type HotMatch = lobbyCalls.HotMatch;
export type Lottery = lobbyCalls.Lottery;
