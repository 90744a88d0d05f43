import type { Call } from '../contract/define';
import { isFields } from './toPairs';
import type { AnyCallOptions } from './types';

/**
 * Options of a call, with the intent's key in its body.
 * @throws Error for a call that moves money without an intent: nobody could tell later what became of it
 */
export function withIntent(call: Call, given: AnyCallOptions): AnyCallOptions {
  if (call.intent === undefined) return given;
  if (given.intent === undefined) throw new Error(`${call.name} moves money: it needs an intent.`);
  const body = isFields(given.body) ? given.body : {};
  return { ...given, body: { ...body, requestId: given.intent.key } };
}
