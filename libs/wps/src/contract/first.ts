import { balance, info, logout, unreadCount } from './member/account';
import { banners, helpCenter, homeAnnouncements, notices } from './content';
import type { Call } from './define';
import { fetchContract } from './fetchContract';
import { jackpotFeed } from './jackpot';
import * as games from './lobby/games';
import { isCall } from './isCall';
import { customerService, systemStatus, systemWhitelabel } from './platform';
import * as vendors from './lobby/vendors';

/** Calls of home, the game lists and help, by visitors and members: the client has them by itself. */
const first: readonly Call[] = [
  ...Object.values<unknown>(games).filter(isCall),
  ...Object.values<unknown>(vendors).filter(isCall),
  ...[banners, helpCenter, homeAnnouncements, notices],
  ...[customerService, systemStatus, systemWhitelabel],
  jackpotFeed,
  ...[balance, info, logout, unreadCount],
];

const calls = new Map(first.map((call) => [call.name, call]));

/**
 * The call of a name.
 * @param fetchRest fetches the whole contract, for a call that is none of the first
 * @throws when the contract has none
 */
export async function findCall(name: string, fetchRest = fetchContract): Promise<Call> {
  return calls.get(name) ?? (await fetchRest()).callNamed(name);
}
