import * as agent from './agent/agent';
import * as captcha from './auth/captcha';
import * as contacts from './member/contacts';
import * as content from './content';
import * as contracts from './agent/contracts';
import type { Call } from './define';
import * as feedback from './member/feedback';
import * as games from './lobby/games';
import * as inbox from './member/inbox';
import { isCall } from './isCall';
import * as lobby from './lobby/lobby';
import * as member from './member/member';
import * as password from './auth/password';
import * as promotions from './promotions/promotions';
import * as registration from './registration';
import * as security from './member/security';
import * as session from './auth/session';
import * as system from './platform';
import * as vendors from './lobby/vendors';
import * as verification from './auth/verification';
import * as wallet from './wallet/wallet';

// A tuple: in a mere list the types of areas that are parts of others would be lost.
const areas = [
  ...([content, games, inbox, member, session, system, vendors] as const),
  ...([agent, captcha, contracts, feedback, lobby, password] as const),
  ...([contacts, promotions, registration, security, verification, wallet] as const),
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
