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

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;
}

/**
 * Every call of the contract, for the gateway, the samples and the OpenAPI document.
 * A page that uses it loads the whole contract: pages name the calls they need.
 */
export function listCalls(): Call[] {
  return [
    ...[agent, captcha, content, contracts, feedback, inbox, lobby, member],
    ...[password, promotions, registration, security, session, system, verification, wallet],
  ].flatMap((area) => Object.values(area).filter(isCall));
}
