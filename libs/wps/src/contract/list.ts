import * as agent from './agent';
import * as captcha from './captcha';
import * as content from './content';
import * as contracts from './contracts';
import type { Call } from './define';
import * as feedback from './feedback';
import * as games from './games';
import * as inbox from './inbox';
import { isCall } from './isCall';
import * as lobby from './lobby';
import * as member from './member';
import * as password from './password';
import * as promotions from './promotions';
import * as registration from './registration';
import * as security from './security';
import * as session from './session';
import * as system from './system';
import * as vendors from './vendors';
import * as verification from './verification';
import * as wallet from './wallet';

// A tuple: in a mere list the types of areas that are parts of others would be lost.
const areas = [
  ...([content, games, inbox, member, session, system, vendors] as const),
  ...([agent, captcha, contracts, feedback, lobby, password] as const),
  ...([promotions, registration, security, verification, wallet] as const),
] as const;

type Area = (typeof areas)[number];
type CallsOf<Each> = Each extends unknown ? Extract<Each[keyof Each], Call> : never;
type AnyCall = CallsOf<Area>;

/** The name of a call of the contract, such as `member.info`. */
export type CallName = AnyCall['name'];

/** The call of a name. */
export type CallNamed<Name extends CallName> = Extract<AnyCall, { readonly name: Name }>;

const calls = new Map(
  areas
    .flatMap((area) => Object.values<unknown>(area).filter(isCall))
    .map((call) => [call.name, call]),
);

/**
 * Every call of the contract. Whoever imports it brings the whole contract along: pages name their calls,
 * and the client finds them by `findCall`.
 */
export function listCalls(): Call[] {
  return [...calls.values()];
}

/** The call of a name. @throws when the contract has none */
export function callNamed(name: string): Call {
  const call = calls.get(name);
  if (call === undefined) throw new Error(`The contract has no call "${name}".`);
  return call;
}
