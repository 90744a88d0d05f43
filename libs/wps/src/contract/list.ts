import * as agent from './agent';
import * as captcha from './captcha';
import * as content from './content';
import * as contracts from './contracts';
import * as feedback from './feedback';
import * as inbox from './inbox';
import * as lobby from './lobby';
import * as member from './member';
import * as password from './password';
import * as promotions from './promotions';
import * as registration from './registration';
import * as security from './security';
import * as session from './session';
import * as system from './system';
import * as verification from './verification';
import * as wallet from './wallet';
import type { Call } from './define';

const areas = [
  ...[agent, captcha, content, contracts, feedback, inbox, lobby, member],
  ...[password, promotions, registration, security, session, system, verification, wallet],
];

type Area = (typeof areas)[number];
type CallsOf<Each> = Each extends unknown ? Extract<Each[keyof Each], Call> : never;
type AnyCall = CallsOf<Area>;

/** The name of a call of the contract, such as `member.info`. */
export type CallName = AnyCall['name'];

/** The call of a name. */
export type CallNamed<Name extends CallName> = Extract<AnyCall, { readonly name: Name }>;

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

const calls = new Map(
  areas.flatMap((area) => Object.values(area).filter(isCall)).map((call) => [call.name, call]),
);

/**
 * Every call of the contract. Whoever imports it brings the whole contract along: pages name their calls,
 * and the client, which is fetched after the first view, finds them here.
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
