import * as content from './content';
import type { Call } from './define';
import { fetchContract } from './fetchContract';
import * as inbox from './inbox';
import * as games from './games';
import * as member from './member';
import * as session from './session';
import * as system from './system';
import * as vendors from './vendors';
import { balance } from './wallet';

/** What home and the game lists ask, of anybody and of a member: the client has them by itself. */
export const firstAreas = [
  content,
  games,
  inbox,
  member,
  session,
  system,
  vendors,
  { balance },
] as const;

export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

const calls = new Map(
  firstAreas
    .flatMap((area) => Object.values<unknown>(area).filter(isCall))
    .map((call) => [call.name, call]),
);

/** The call of a name. @throws when the contract has none */
export async function findCall(name: string): Promise<Call> {
  return calls.get(name) ?? (await fetchContract()).callNamed(name);
}
