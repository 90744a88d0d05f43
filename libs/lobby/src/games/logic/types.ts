import type { lobbyCalls } from '@playhouse/wps';

// The contract's own types, under the names that this household speaks of them.
export type GameItem = lobbyCalls.GameItem;
export type Winner = lobbyCalls.Winner;
export type HotMatch = lobbyCalls.HotMatch;
